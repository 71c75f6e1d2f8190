import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/buyer-mails.ts';

export const buyerMails = translationOf<typeof english.buyerMails>()({
  'order-confirmed': {
    subject: 'Tu pedido {number} está pagado',
    paragraphs: [
      'Gracias, {name}. Ya tenemos tu pedido y lo estamos preparando.',
      'Llegada prevista: {days}.',
    ],
    action: 'Seguir el pedido',
    closing: 'Guarda este correo: con el enlace accedes a tu pedido.',
  },
  'order-unpaid': {
    subject: 'Tu pedido {number} aún no está pagado',
    paragraphs: [
      'Hola, {name}: el pago de tu pedido no se completó y no se te ha cobrado nada.',
      'Si todavía lo quieres, puedes pagarlo hasta el {until} al mismo precio, mientras queden unidades.',
    ],
    action: 'Ir al pago',
    closing:
      '¿Has cambiado de idea? No tienes que hacer nada: el pedido se cerrará automáticamente y no te lo recordaremos más.',
  },
  'order-shipped': {
    subject: 'Tu pedido {number} está en camino',
    paragraphs: ['Tu paquete está en manos de {carrier}. Número de seguimiento: {tracking}.'],
    action: 'Seguir el pedido',
    closing: 'Guarda este correo: con el enlace accedes a tu pedido.',
  },
  'order-tracking-corrected': {
    subject: 'Nuevo número de seguimiento del pedido {number}',
    paragraphs: [
      'El número de seguimiento de nuestro último correo era incorrecto. El correcto es: {carrier}, {tracking}.',
    ],
    action: 'Seguir el pedido',
    closing: 'Disculpa la confusión.',
  },
  'order-parcel-withdrawn': {
    subject: 'El pedido {number} aún no se ha enviado',
    paragraphs: [
      'Te avisamos demasiado pronto de que un paquete de tu pedido estaba en camino. Aún lo estamos preparando y te escribiremos cuando salga.',
    ],
    action: 'Ver el pedido',
    closing: 'Disculpa la confusión.',
  },
  'parcel-lost': {
    subject: 'El paquete de tu pedido {number} se ha perdido',
    paragraphs: [
      'Hola, {name}: {carrier} no encuentra tu paquete {tracking}. Lo sentimos.',
      'Te enviaremos de nuevo estos artículos o te devolveremos el dinero; te escribiremos en cuanto se decida.',
    ],
    action: 'Ver el pedido',
    closing: 'No tienes que hacer nada. ¿Preguntas? Escribe a {email}.',
  },
  'parcel-refused': {
    subject: 'El paquete de tu pedido {number} no fue aceptado',
    paragraphs: [
      'Hola, {name}: {carrier} nos informa de que el paquete {tracking} no fue aceptado y vuelve a nosotros.',
      'Cuando llegue, te enviaremos de nuevo estos artículos o te devolveremos el dinero, y te escribiremos. De un paquete rechazado se devuelven el precio de los artículos y el envío estándar, como en una devolución.',
    ],
    action: 'Ver el pedido',
    closing: '¿Fue un error? Escribe a {email}.',
  },
  'parcel-returned': {
    subject: 'El paquete de tu pedido {number} vuelve a nosotros',
    paragraphs: [
      'Hola, {name}: {carrier} no ha podido entregar el paquete {tracking} y nos lo devuelve.',
      'Te enviaremos de nuevo estos artículos o te devolveremos el dinero; te escribiremos en cuanto se decida.',
    ],
    action: 'Ver el pedido',
    closing:
      '¿Tu dirección es correcta? La encuentras en la página del pedido. Para corregirla, escribe a {email}.',
  },
  'parcel-found': {
    subject: 'Hemos localizado el paquete de tu pedido {number}',
    paragraphs: [
      'Hola, {name}: buenas noticias. El paquete {tracking} ha aparecido y va de camino con {carrier}.',
    ],
    action: 'Seguir el pedido',
    closing: 'Sentimos las molestias. ¿Preguntas? Escribe a {email}.',
  },
  'parcel-resent': {
    subject: 'Te enviamos de nuevo los artículos del pedido {number}',
    paragraphs: [
      'Hola, {name}: el paquete {tracking} no te llegó, así que te enviamos de nuevo estos artículos sin coste alguno.',
      'Cuando salgan recibirás otro correo con el nuevo número de seguimiento.',
    ],
    action: 'Ver el pedido',
    closing: 'Sentimos el retraso. ¿Preguntas? Escribe a {email}.',
  },
  'order-delivered': {
    subject: 'Tu pedido {number} ha llegado',
    paragraphs: [
      'Esperamos que te guste. Tienes {returnDays} días para devolverlo: puedes solicitarlo en la página de tu pedido.',
    ],
    action: 'Ver el pedido',
    closing: '¡Que lo disfrutes!',
  },
  'review-invitation': {
    subject: '¿Qué te parece tu pedido {number}?',
    paragraphs: [
      'Hola, {name}: tu pedido ya ha llegado. Tu opinión ayuda a otras personas a elegir y a nosotros a decidir qué vendemos.',
      'Se tarda un minuto, y una foto dice más que las palabras. Abajo está lo que compraste.',
    ],
    action: 'Escribir una reseña',
    closing: 'Solo te lo pedimos una vez. ¿Preguntas? Escribe a {email}.',
  },
  'review-rejected': {
    subject: 'Sobre tu reseña del pedido {number}',
    paragraphs: [
      'Hola, {name}: gracias por dedicar tu tiempo a valorar «{product}». No podemos publicar la reseña por este motivo:',
      '{reason}',
    ],
    action: 'Ver el pedido',
    closing: 'Si crees que es un error, escribe a {email}.',
  },
  'return-requested': {
    subject: 'Hemos recibido tu solicitud del pedido {number}',
    paragraphs: [
      'Hola, {name}: has solicitado una devolución o un reembolso del pedido {number}. La leemos y respondemos por correo, normalmente en dos días laborables.',
      'Se trata de lo siguiente:',
    ],
    action: 'Ver la solicitud',
    closing:
      'Puedes retirar la solicitud en la página de tu pedido mientras no esté respondida. ¿Dudas? Escribe a {email}.',
  },
  'cancellation-requested': {
    subject: 'Hemos recibido la cancelación del pedido {number}',
    paragraphs: [
      'Hola, {name}: nos has pedido cancelar una parte del pedido {number}, o todo. Si aún no ha salido, te devolvemos el dinero; te respondemos por correo.',
      'Se trata de lo siguiente:',
    ],
    action: 'Ver la solicitud',
    closing:
      'Puedes retirar la solicitud en la página de tu pedido mientras no esté respondida. ¿Dudas? Escribe a {email}.',
  },
  'return-approved': {
    subject: 'Tu devolución del pedido {number} está aceptada',
    paragraphs: [
      'Hola, {name}: envía estos artículos antes del {until}, bien embalados, a esta dirección: {address}',
      'El envío de la devolución corre de tu cuenta.',
      'Te devolvemos {value} cuando el paquete haya llegado y lo hayamos revisado.',
      'Escribe el número de pedido {number} en el paquete. Cuando lo hayas enviado, indícalo en la página de tu pedido, con el número de seguimiento si lo tienes.',
    ],
    action: 'Ya lo he enviado',
    closing: '¿Dudas? Escribe a {email}.',
  },
  'return-approved-seller': {
    subject: 'Tu devolución del pedido {number} está aceptada',
    paragraphs: [
      'Hola, {name}: envía estos artículos antes del {until}, bien embalados, a esta dirección: {address}',
      'El envío lo pagamos nosotros: abónalo en la oficina y manda una foto del recibo a {email}. Te transferimos el importe.',
      'Te devolvemos {value} cuando el paquete haya llegado y lo hayamos revisado.',
      'Escribe el número de pedido {number} en el paquete. Cuando lo hayas enviado, indícalo en la página de tu pedido, con el número de seguimiento si lo tienes.',
    ],
    action: 'Ya lo he enviado',
    closing: '¿Dudas? Escribe a {email}.',
  },
  'return-approved-label': {
    subject: 'Tu devolución del pedido {number} está aceptada',
    paragraphs: [
      'Hola, {name}: envía estos artículos antes del {until}, bien embalados, a esta dirección: {address}',
      'Te devolvemos {value} cuando el paquete haya llegado y lo hayamos revisado.',
      'El envío está pagado. Imprime esta etiqueta y pégala en el paquete: {label}',
      'Cuando lo hayas enviado, indícalo en la página de tu pedido, con el número de seguimiento si lo tienes.',
    ],
    action: 'Ya lo he enviado',
    closing: '¿Dudas? Escribe a {email}.',
  },
  'return-sent': {
    subject: 'Tu devolución del pedido {number} está en camino',
    paragraphs: [
      'Gracias, {name}. Hemos anotado que has enviado estos artículos y te escribiremos cuando lleguen.',
    ],
    action: 'Ver la devolución',
    closing:
      'Guarda el justificante del envío hasta que tengas el reembolso. ¿Dudas? Escribe a {email}.',
  },
  'return-received': {
    subject: 'Ha llegado tu devolución del pedido {number}',
    paragraphs: [
      'Hola, {name}: tu paquete ha llegado. Revisamos estos artículos y te los reembolsamos.',
    ],
    action: 'Ver la devolución',
    closing: 'Te escribiremos en cuanto el dinero esté en camino. ¿Dudas? Escribe a {email}.',
  },
  'return-replacing': {
    subject: 'Te enviamos un reemplazo del pedido {number}',
    paragraphs: [
      'Hola, {name}: hemos revisado lo que devolviste y te enviamos de nuevo los mismos artículos sin coste alguno.',
      'Cuando salgan recibirás otro correo con el número de seguimiento.',
    ],
    action: 'Ver la devolución',
    closing: '¿Prefieres el dinero? Escribe a {email} antes de que salgan.',
  },
  'return-replaced': {
    subject: 'El reemplazo del pedido {number} va de camino',
    paragraphs: ['Hola, {name}: {carrier} lleva tu reemplazo. Número de seguimiento: {tracking}.'],
    action: 'Ver la devolución',
    closing: '¿Preguntas? Escribe a {email}.',
  },
  'return-refused': {
    subject: 'Sobre tu solicitud del pedido {number}',
    paragraphs: [
      'Hola, {name}: no podemos aceptar tu solicitud del pedido {number} por este motivo:',
      '{reason}',
    ],
    action: 'Ver la solicitud',
    closing: 'Si no estás de acuerdo, escribe a {email}.',
  },
  'return-overtaken': {
    subject: 'El pedido {number} ya había salido',
    paragraphs: [
      'Hola, {name}: nos pediste cancelar estos artículos. Salieron antes de que pudiéramos responder, así que ya no se pueden cancelar.',
      'Cuando lleguen, podrás devolverlos desde la página de tu pedido.',
    ],
    action: 'Ver el pedido',
    closing: '¿Dudas? Escribe a {email}.',
  },
  'return-withdrawn': {
    subject: 'Has retirado tu solicitud del pedido {number}',
    paragraphs: [
      'Hola, {name}: has retirado tu solicitud de estos artículos. No tienes que hacer nada más.',
    ],
    action: 'Ver el pedido',
    closing:
      '¿Has vuelto a cambiar de idea? Mientras haya plazo, puedes enviar otra solicitud desde la página de tu pedido.',
  },
  'return-expired': {
    subject: 'Ha terminado el plazo de tu devolución del pedido {number}',
    paragraphs: [
      'Hola, {name}: tu devolución estaba aceptada, pero no nos consta que hayas enviado estos artículos a tiempo. La devolución queda cerrada.',
    ],
    action: 'Ver el pedido',
    closing: '¿Los has enviado? Escribe a {email} con el número de seguimiento.',
  },
  'order-link': {
    subject: 'Tu pedido {number}',
    paragraphs: ['Hola, {name}: aquí tienes el enlace a tu pedido {number}.'],
    action: 'Ver el pedido',
    closing:
      '¿No lo has pedido tú? Entonces alguien conoce tu correo y el número de tu pedido; sin este mensaje no puede abrirlo.',
  },
  'order-email-confirm': {
    subject: 'Confirma este correo para el pedido {number}',
    paragraphs: [
      'Quien compró el pedido {number} en {store} indicó este correo. Confírmalo para recibir aquí todo lo relacionado con el pedido.',
      'El enlace funciona durante 24 horas.',
    ],
    action: 'Confirmar el correo',
    closing: '¿No es tuyo? Ignora este mensaje: nada cambia.',
  },
  'order-email-changed': {
    subject: 'El pedido {number} tiene otro correo',
    paragraphs: [
      'El correo del pedido {number} en {store} se cambió a {newEmail} y se confirmó desde allí. A partir de ahora escribimos a esa dirección, y el enlace de los mensajes anteriores ya no abre el pedido.',
    ],
    action: 'Contactar',
    closing: '¿No has sido tú? Escríbenos enseguida.',
  },
  'order-address-changed': {
    subject: 'El pedido {number} va a otra dirección',
    paragraphs: [
      'Hola, {name}: hemos cambiado la dirección de entrega de tu pedido {number}. Lo que has pagado no cambia.',
      'Aquí las direcciones aparecen abreviadas; la página de tu pedido muestra la nueva completa.',
    ],
    action: 'Ver el pedido',
    closing: '¿No lo has pedido tú? Escribe enseguida a {email}, antes de que salga el paquete.',
  },
  'order-cancelled': {
    subject: 'El pedido {number} se ha cancelado',
    paragraphs: ['El pedido se ha cancelado. Lo pagado se devuelve por el mismo medio de pago.'],
    action: 'Ver el pedido',
    closing: '¿Dudas? Escribe a {email}.',
  },
  'order-refunded': {
    subject: 'Hemos devuelto {amount} del pedido {number}',
    paragraphs: [
      'Hola, {name}: hemos devuelto {amount} de tu pedido {number} por el mismo medio con el que pagaste.',
      'Según tu banco, puede tardar unos días en aparecer.',
    ],
    action: 'Ver el pedido',
    closing: '¿Dudas? Escribe a {email}.',
  },
});

export const receipt = translationOf<typeof english.receipt>()({
  subtotal: 'Subtotal',
  discount: 'Descuento',
  shipping: 'Envío',
  free: 'Gratis',
  tax: 'Impuestos',
  total: 'Total',
  totalWithTax: 'Total (incluye {tax} de impuestos)',
  refunded: 'Reembolsado',
  left: 'Queda tras los reembolsos',
  sold: 'Comprado en {store}. Vende: {name}, {address}, {email}',
  returnsTo: 'Devoluciones a: {address}',
  order: 'Pedido',
  deliverTo: 'Dirección de entrega',
  formerAddress: 'Dirección hasta ahora',
  newAddress: 'Dirección nueva',
  tracking: 'Seguimiento',
  duties: 'Aranceles',
  dutiesPaid: 'Los de {country} los pagamos nosotros: no pagas nada al recibir el paquete.',
  dutiesDue: 'En {country}, el transportista puede cobrártelos.',
  returns: 'Devoluciones',
  terms: 'Condiciones de venta',
  privacy: 'Privacidad',
});

/** What a request asks for, and why. */
export const requests = translationOf<typeof english.requests>()({
  kindLabel: 'Solicitud',
  kinds: { cancellation: 'Cancelación', return: 'Devolución', refund: 'Reembolso sin devolución' },
  reasonLabel: 'Motivo',
  reasons: {
    changed_mind: 'He cambiado de idea',
    ordered_by_mistake: 'Pedido por error',
    takes_too_long: 'Tarda demasiado',
    does_not_fit: 'No me queda bien',
    not_as_described: 'No es como se describe',
    damaged: 'Dañado o roto',
    wrong_item: 'Artículo equivocado',
    missing_parts: 'Faltan piezas',
    other: 'Otro motivo',
  },
});
