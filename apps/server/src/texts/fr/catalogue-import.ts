export const tableProblems = {
  'wrong-encoding':
    'La ligne {line} contient un caractère absent de {encoding} (octet {byte}). Choisissez un autre encodage jusqu’à ce que l’aperçu soit correct.',
  'quote-not-closed':
    'Un guillemet ouvert à la ligne {line} n’est pas fermé. Fermez-le, ou doublez les guillemets à l’intérieur d’un texte.',
  'cell-too-large':
    'La ligne {line} dépasse un million de caractères. Un guillemet n’est peut-être pas fermé avant elle.',
  'too-many-columns':
    'La ligne {line} compte plus de 1 000 colonnes. Supprimez celles qui sont inutiles.',
  'workbook-too-large':
    'Un fichier XLSX peut compter 10 000 lignes, 1 000 colonnes et 10 Mo. Enregistrez-le en CSV (UTF-8) : sa longueur est alors libre.',
  'workbook-unreadable':
    'Le fichier XLSX est illisible. Ouvrez-le dans un tableur et enregistrez-le à nouveau, ou enregistrez-le en CSV.',
  empty: 'Le fichier n’a pas de ligne de titres.',
} as const;

export const problems = {
  cells:
    '{expected} cellules ; cette ligne en a {count}. Il manque peut-être un guillemet ou un séparateur.',
  characters: 'Un texte sans caractères perdus ni invisibles',
  'too-long': '{max} caractères au plus',
  'key-missing': 'Un identifiant ou le nom du produit',
  'name-missing': 'Un nom ; sans lui, le produit ne peut pas être affiché',
  'price-missing': 'Un prix ; sans lui, le produit ne peut pas être vendu',
  'not-a-number': 'Un nombre, par exemple 12.90',
  ambiguous: 'Un nombre avec un seul signe décimal',
  'other-currency': 'Un montant en {currency}',
  'too-precise': 'Un montant sans fraction de la plus petite unité',
  'too-low': 'Plus de 0',
  'too-high': 'Un nombre plus petit',
  'whole-number': 'Un nombre entier',
  barcode: '8, 12, 13 ou 14 chiffres, dont le dernier contrôle les autres',
  status: 'active, draft ou archived',
  'yes-or-no': 'yes ou no',
  'no-category': 'Une catégorie existante ; le produit est importé comme brouillon',
  country: 'Un pays en deux lettres, par exemple PT',
  'customs-code': '6 à 10 chiffres',
  date: 'Un jour, par exemple 2026-12-01',
  'date-order': 'Un jour postérieur au premier',
  address: 'Une adresse commençant par https:// ; l’image est ignorée',
  'option-missing': 'Une valeur ; ce produit a l’option {option}',
  'option-repeated': 'D’autres valeurs : une ligne précédente a les mêmes',
  'too-many-options': '5 options au plus, de 200 valeurs chacune',
  'too-many-variants': '{max} variantes au plus par produit',
  'too-many-pictures': '{max} images au plus ; les autres sont ignorées',
  'sku-repeated':
    'Un autre SKU : la ligne {line} l’utilise déjà ; la variante en reçoit un nouveau',
  'sku-repeat-replaced': 'Un autre SKU : la ligne {line} l’utilise déjà ; la variante a {sku}',
  'sku-taken': 'Un autre SKU : une autre variante l’utilise déjà ; celle-ci en reçoit un nouveau',
  'sku-replaced': 'Un autre SKU : une autre variante l’utilise déjà ; celle-ci a {sku}',
  measure: 'Un contenu et une base de même grandeur, avec leurs unités',
  unit: 'Une unité connue, par exemple g, kg, ml ou l',
  focus: 'Deux nombres de 0 à 100',
  shows: 'Une option et l’une de ses valeurs par leur clé, par exemple colour:sage',
  'supplier-unknown': 'Le nom d’un fournisseur existant',
  currency:
    'Un coût en {currency}, la devise de facturation du fournisseur ; ou choisissez un autre fournisseur dans Colonnes',
  'no-rate': 'Un coût dans une autre devise : il n’y a pas de taux de change pour {currency}',
  'parent-missing': 'L’identifiant ou le SKU d’un produit de ce fichier',
  'type-not-supported': 'Un produit expédié : simple, variable ou variation',
  'several-variants': 'Des valeurs d’options : ce produit a {count} variantes',
  'stock-held':
    'Au moins {held} : ces unités sont retenues par des acheteurs en train de payer ; le stock ne change pas',
  'not-saved': 'Le catalogue le refuse : {reason}',
} as const;

/** Above the check: costs that it would leave out. */
export const costProblems = {
  currency:
    'Les coûts sont en {written}, mais {supplier} facture en {currency}. Choisissez un fournisseur qui facture en {written}, n’importez pas les coûts, ou écrivez-les en {currency} dans le fichier.',
  'no-rate':
    '{supplier} facture en {currency}, devise sans taux de change. Saisissez-en un dans Taux de change, choisissez un autre fournisseur, ou n’importez pas les coûts.',
} as const;

export const pictureProblems = {
  address: 'L’adresse n’est pas celle d’une image sur le web',
  'private-address': 'L’adresse se trouve dans un réseau privé',
  'not-found': 'L’adresse répond « 404 introuvable »',
  forbidden: 'Le serveur ne fournit pas l’image',
  'server-error': 'Le serveur a répondu par une erreur, 3 fois',
  'no-answer': 'Aucune réponse après 3 essais',
  'too-large': 'Le fichier dépasse 20 Mo',
  'web-page': 'Une page web, pas une image',
  vector: 'Les fichiers SVG ne sont pas acceptés ; utilisez JPEG ou PNG',
  'not-a-picture': 'Le fichier n’est pas une image lisible',
  'too-many-pixels': 'L’image dépasse 100 mégapixels',
  'too-many-redirects': 'L’adresse redirige trop de fois',
} as const;

export const report = {
  line: 'Ligne',
  column: 'Colonne',
  found: 'Dans le fichier',
  expected: 'Attendu',
  effect: 'Effet',
  wholeRow: 'Ligne entière',
  leftOut: 'ignoré',
  note: 'importé avec une modification',
} as const;
