import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/owner-mails.ts';

export const ownerMails = translationOf<typeof english.ownerMails>()({
  'buyer-message': {
    subject: 'Una pregunta de {name} sobre {store}',
    paragraphs: [
      '{name} ({email}) te ha escrito desde el formulario de contacto de {store}:',
      '{text}',
    ],
    action: 'Responder',
    closing: 'Responde a {email}: lo que contestes a este correo no llega al comprador.',
  },
  'order-for-owner': {
    subject: 'Nuevo pedido {number}: ganas {profit}',
    paragraphs: ['Se ha vendido {product} en {store}. Tu ganancia: {profit}.'],
    sentence: '{goods}, {total}.',
    action: 'Ver el pedido',
    closing: 'Recibes este correo con cada pedido nuevo.',
  },
  'seller-reminder': {
    subject: 'El pedido {number} está pendiente de tu pago',
    paragraphs: [
      'El comprador ya te ha pagado. Paga {cost} antes del {due} y lo enviamos. Después, el pedido se cancela y se devuelve el dinero.',
    ],
    action: 'Pagar ahora',
    closing: 'Puedes pagar varios pedidos a la vez.',
  },
  'store-paused': {
    subject: '{store} está en pausa',
    paragraphs: [
      'Se cancelaron tres pedidos de {store} porque no se pagaron en siete días. Los compradores ya tienen su dinero.',
      'Para no decepcionar a más compradores, la tienda no acepta pedidos por ahora. Puedes volver a abrirla cuando quieras.',
    ],
    action: 'Abrir mi tienda',
    closing: 'Paga los pedidos en siete días y la tienda seguirá abierta.',
  },
  'seller-needed': {
    subject: 'Nadie puede comprar en {store} hasta que indiques tus datos',
    paragraphs: [
      'Los compradores de {store} te pagan a ti, así que deben saber quién les vende: tu nombre legal, contacto, dirección y dirección de devoluciones.',
      'Mientras falten, la tienda se ve, pero no acepta pedidos. Los pedidos ya hechos no cambian.',
    ],
    action: 'Indicar datos del vendedor',
    closing: 'Son dos minutos, y la tienda vuelve a vender en cuanto guardes.',
  },
  'refund-for-owner': {
    subject: 'Te hemos devuelto {amount} del pedido {number}',
    paragraphs: [
      'Te hemos devuelto {amount} de lo que pagaste por el pedido {number} de {store}, por el mismo medio.',
    ],
    action: 'Ver el pedido',
    closing: '¿Dudas? Responde a este correo.',
  },
  'refund-granted': {
    subject: 'Hecho: reembolso del pedido {number}',
    paragraphs: [
      'Pediste el reembolso del pedido {number} de {store}. Hemos devuelto {amount} al comprador por el mismo medio con el que pagó.',
    ],
    action: 'Ver el pedido',
    closing: '¿Dudas? Responde a este correo.',
  },
  'refund-declined': {
    subject: 'Sobre tu solicitud de reembolso del pedido {number}',
    paragraphs: [
      'Pediste el reembolso del pedido {number} de {store}. No podemos hacerlo por este motivo:',
      '{reason}',
    ],
    sentence: 'No podemos hacerlo: {reason}',
    action: 'Ver el pedido',
    closing: '¿Dudas? Responde a este correo.',
  },
  'return-asked': {
    subject: 'Solicitud de un comprador sobre el pedido {number}',
    paragraphs: [
      'Alguien que compró en {store} solicita una devolución, un reembolso o la cancelación del pedido {number}. El pago lo recibiste tú, así que espera tu respuesta.',
    ],
    action: 'Responder',
    closing: 'Acepta la devolución, reembólsala o recházala con un motivo que leerá quien compró.',
  },
  'payout-paid': {
    subject: 'Tu retiro de {amount} ha llegado',
    paragraphs: ['Hemos pagado {amount} de tus ganancias de {store} en {account}.'],
    action: 'Ver mis ingresos',
    closing: 'Allí puedes descargar un extracto de tus ganancias.',
  },
  'payout-failed': {
    subject: 'Tu retiro de {amount} ha fallado',
    paragraphs: [
      'No hemos podido pagar {amount} de tus ganancias de {store} en {account}. El importe vuelve a estar en tu saldo. {reason}',
    ],
    action: 'Revisar mi cuenta de cobro',
    closing: 'Cuando la cuenta esté en orden, vuelve a solicitar el retiro.',
  },
  'dispute-opened': {
    subject: 'El pago del pedido {number} está en disputa',
    paragraphs: [
      'El comprador del pedido {number} de {store} disputa el pago de {amount}. Hasta que el banco decida, tus ganancias de este pedido quedan retenidas y no se puede reembolsar.',
    ],
    action: 'Ver el pedido',
    closing:
      'La plataforma responde al banco. Contesta a este correo si sabes algo que ayude, por ejemplo lo que hablaste con el comprador.',
  },
  'dispute-due': {
    subject: 'Las pruebas del pedido {number} vencen el {day}',
    paragraphs: [
      'El comprador del pedido {number} de {store} disputa el pago de {amount} y el banco acepta una respuesta hasta el {day}. Aún no se ha enviado ninguna.',
    ],
    action: 'Ver el pedido',
    closing:
      'Sin respuesta, la disputa se pierde. Envíanos lo que tengas o responde en el panel de tu cuenta de pago.',
  },
  'dispute-won': {
    subject: 'Disputa del pedido {number}: ganada',
    paragraphs: [
      'El banco ha decidido a tu favor: el pago de {amount} del pedido {number} de {store} se mantiene y tus ganancias ya no están retenidas.',
    ],
    action: 'Ver el pedido',
    closing: 'No tienes que hacer nada.',
  },
  'dispute-lost': {
    subject: 'Disputa del pedido {number}: perdida',
    paragraphs: [
      'El banco ha decidido a favor del comprador: el pago de {amount} del pedido {number} de {store} se ha devuelto y este pedido no te deja ganancias.',
    ],
    action: 'Ver mis ingresos',
    closing: 'Si tu saldo es negativo, se compensará con tus próximas ganancias.',
  },
  'dispute-appealed': {
    subject: 'La disputa del pedido {number} se revisa de nuevo',
    paragraphs: [
      'Se ha apelado la decisión sobre el pago de {amount} del pedido {number} de {store}. Hasta que el banco vuelva a decidir, tus ganancias de este pedido quedan retenidas y no se puede reembolsar.',
    ],
    action: 'Ver el pedido',
    closing: 'Te escribiremos con el resultado.',
  },
  'dispute-closed': {
    subject: 'Disputa del pedido {number}: cerrada',
    paragraphs: [
      'La disputa sobre el pago de {amount} del pedido {number} de {store} ha terminado sin decisión: el pago se mantiene y tus ganancias ya no están retenidas.',
    ],
    action: 'Ver el pedido',
    closing: 'No tienes que hacer nada.',
  },
  'reviews-published': {
    subject: '{store} tiene reseñas nuevas',
    paragraphs: [
      'Reseñas que los compradores ya pueden leer: {count}. Puedes responder a cada una.',
    ],
    action: 'Leer las reseñas',
    closing: 'Los compradores ven tu respuesta debajo de la reseña.',
  },
  'prices-raised': {
    subject: 'Hemos subido algunos de tus precios',
    paragraphs: [
      'Han cambiado los precios de la plataforma o los tipos de cambio, y estos productos de {store} te habrían hecho perder dinero: {products}.',
      'Los hemos subido al precio más bajo con el que no pierdes nada. Los pedidos anteriores conservan su precio.',
    ],
    action: 'Revisar mis precios',
    closing: '¿Prefieres ocultar esos productos? Puedes elegirlo en los ajustes de tu tienda.',
  },
  'products-hidden': {
    subject: 'Algunos de tus productos están ocultos',
    paragraphs: [
      'Han cambiado los precios de la plataforma o los tipos de cambio, y estos productos de {store} te habrían hecho perder dinero: {products}.',
      'Como elegiste, quedan ocultos hasta que su precio vuelva a ser suficiente.',
    ],
    action: 'Poner precios nuevos',
    closing: '¿Prefieres que subamos esos precios? Puedes elegirlo en los ajustes de tu tienda.',
  },
  'store-held': {
    subject: 'Hemos pausado {store}',
    paragraphs: [
      'Hemos pausado {store}. El motivo: {reason}',
      'Tu tienda indica que está cerrada y nadie puede comprar. Los pedidos ya hechos siguen su curso.',
    ],
    action: 'Mi tienda',
    closing: 'La reabriremos en cuanto se resuelva. Responde a este correo si tienes preguntas.',
  },
  'store-opened': {
    subject: '{store} vuelve a estar abierta',
    paragraphs: [
      'Hemos reabierto {store}; los compradores ya pueden pedir. Nuestra nota: {reason}',
    ],
    action: 'Mi tienda',
    closing: 'Gracias por tu paciencia.',
  },
  'settlement-platform': {
    subject: 'Los compradores de {store} pagan ahora a la plataforma',
    paragraphs: [
      'A partir de ahora la plataforma cobra los pagos de {store} y te abona tus ganancias. El motivo: {reason}',
      'Los pedidos anteriores se liquidan como empezaron: los que siguen abiertos los pagas tú.',
    ],
    action: 'Mi tienda',
    closing: 'Lo tienes todo en los ajustes de tu tienda.',
  },
  'settlement-direct': {
    subject: 'Los compradores de {store} te pagan ahora directamente',
    paragraphs: [
      'A partir de ahora los compradores de {store} pagan en tu cuenta vinculada. Tú nos pagas el precio de plataforma en siete días y nosotros enviamos. El motivo: {reason}',
      'Los pedidos anteriores se liquidan como empezaron: la plataforma te abona sus ganancias.',
    ],
    action: 'Mi tienda',
    closing:
      'Comprueba que el nombre, la dirección y el contacto del vendedor sean correctos en los ajustes.',
  },
});
