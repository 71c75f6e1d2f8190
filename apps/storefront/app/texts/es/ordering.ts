import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { ordering as english } from '../en/ordering.ts';

export const ordering = translationOf<typeof english>()({
  notNow: { title: 'Un momento, por favor', action: 'Intentar de nuevo' },
  noPayments: {
    notice: 'Esta tienda aún no puede aceptar pagos. Mientras tanto, puedes echar un vistazo.',
    button: 'Aún no se puede pedir',
    order:
      'Esta tienda no puede aceptar pagos en este momento. Guardamos tu pedido; vuelve más tarde.',
    noWay:
      'Ahora mismo ninguna forma de pago de esta tienda sirve para este pedido. Guardamos tu pedido; escribe a la tienda.',
    otherWay: 'Esta forma de pago no funciona en el país de entrega. Elige otra.',
  },
  payLink: {
    title: 'Pagar el pedido {number}',
    forWhom: 'Para {name}, {city}',
    paid: 'Este pedido está pagado',
    paidBody: 'No queda nada por pagar. ¡Gracias!',
    closed: 'Este pedido está cerrado',
    closedBody: 'Ya no se puede pagar.',
  },
  quantity: {
    fewer: 'Uno menos: {product}',
    more: 'Uno más: {product}',
    whole: 'Escribe un número entero del 1 al 99.',
    most: '99 es el máximo de un mismo artículo.',
    clamped: 'Solo quedan {left}, así que hemos cambiado la cantidad.',
  },
  stock: {
    soldOut: '«{product}» se ha agotado.',
    short: '«{product}»: solo quedan {left}.',
    notShipped: '«{product}» no se puede enviar a {country}.',
    otherCountry: 'Elegir otro país',
    gone: '«{product}» ya no está en esta tienda.',
    left: '«{product}» ya no se vende y ha salido de tu cesta.',
    rest: 'Continuar con el resto',
    kept: 'Hemos guardado la dirección que escribiste.',
    full: 'Tu carrito está lleno: admite 100 artículos distintos.',
    orderShort: 'Algunos artículos de este pedido ya no están disponibles. No se ha cobrado nada.',
    changed: 'Tu carrito ha cambiado. Revísalo de nuevo.',
  },
  fields: {
    email: 'Escribe tu correo, por ejemplo ada@example.com',
    name: 'Escribe el nombre y el apellido',
    firstName: 'Escribe el nombre',
    lastName: 'Escribe los apellidos',
    line1: 'Escribe la dirección',
    city: 'Escribe la ciudad',
    region: 'Elige una opción en «{field}»',
    phone: 'Escribe el número completo, por ejemplo +34 612 345 678',
    choose: 'Elige una opción',
    digitMissing: 'Falta una cifra, por ejemplo {example}',
    digitsMissing: 'Faltan {missing} cifras, por ejemplo {example}',
  },
  money: {
    late: 'Tu pago de {amount} llegó cuando este pedido ya no podía recibirlo. Lo hemos devuelto a la tarjeta o monedero con que pagaste.',
    lateReturning:
      'Tu pago de {amount} llegó cuando este pedido ya no podía recibirlo. Te lo estamos devolviendo.',
    soldMeanwhile: 'Las últimas unidades se vendieron mientras pagabas',
    refunded: 'Hemos devuelto {amount} a la tarjeta o monedero con que pagaste.',
    partRefunded: 'Hemos devuelto {amount} de tu pago.',
    chargedBack: 'Tu banco ha anulado el pago.',
    disputed: 'Tu banco está revisando este pago.',
    undecided: 'El banco aún no ha respondido. Si llega dinero, te lo devolvemos.',
  },
});
