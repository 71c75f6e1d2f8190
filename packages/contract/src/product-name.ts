/** What the platform is called until its operators give it a name of its own. */
export const productName = 'Vitrine';
