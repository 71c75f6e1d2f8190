import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/supplier-mails.ts';

export const supplierMails = translationOf<typeof english.supplierMails>()({
  'purchase-order': {
    subject: 'Pedido de compra {number} de {platform}',
    paragraphs: [
      'Queremos pedirte {units} unidades por {total}. El pedido de compra va adjunto en PDF y en CSV para tu propio sistema.',
      'En la página del botón puedes confirmarlo, indicar los números de seguimiento de tus paquetes o avisar de lo que está agotado. Se abre sin cuenta.',
    ],
    action: 'Abrir el pedido de compra',
    closing: 'El enlace es solo para ti: quien lo tenga puede responder en tu nombre.',
  },
  'purchase-units-withdrawn': {
    subject: 'No envíes estas unidades: cambios en el pedido de compra {number}',
    paragraphs: [
      'Estas unidades se han cancelado o salieron de otro lugar. Retíralas de tus paquetes, por favor. Unidades por entregar: {open}.',
    ],
    action: 'Abrir el pedido de compra',
    closing: '¿Ya van en camino? Escríbenos y buscaremos una solución.',
  },
  'supplier-stock-link': {
    subject: 'Tu página de existencias y precios en {platform}',
    paragraphs: [
      'En la página del botón subes una tabla con tus existencias y tus precios cada vez que cambien. Se abre sin cuenta.',
    ],
    action: 'Abrir la página',
    closing:
      'El enlace es solo para ti. Funciona durante 30 días desde la última vez que lo usaste.',
  },
});
