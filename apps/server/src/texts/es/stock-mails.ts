import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/stock-mails.ts';

export const stockMails = translationOf<typeof english.stockMails>()({
  'stock-alert-placed': {
    subject: 'Te avisaremos cuando vuelva {product}',
    paragraphs: [
      'Pediste a {store} un único correo para cuando «{product}» se pueda comprar de nuevo.',
    ],
    action: 'Anular y borrar mi dirección',
    closing:
      '¿No fuiste tú o has cambiado de idea? El botón de arriba lo anula. Si no, no tienes que hacer nada.',
  },
  'back-in-stock': {
    subject: '{product} está de vuelta',
    paragraphs: [
      'Nos pediste que te avisáramos: «{product}» se puede comprar de nuevo en {store}. No lo reservamos y puede volver a agotarse.',
    ],
    action: 'Ver el producto',
    closing: 'Es el único correo sobre este producto: ya hemos borrado tu dirección de la lista.',
  },
});
