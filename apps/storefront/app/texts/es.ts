import type { StorefrontTexts } from './en.ts';

export const es: StorefrontTexts = {
  missing: { title: 'Esta página no está aquí', body: 'Puede que la dirección haya cambiado o que el producto ya no esté en la tienda.', action: 'Ir al inicio' },
  failed: { title: 'La página no se ha cargado', body: 'Algo ha fallado por nuestra parte. No se ha perdido nada.', action: 'Intentar de nuevo' },
  skip: 'Ir a los productos',
  search: { title: 'Buscar', placeholder: 'Buscar en {store}', submit: 'Buscar', none: 'No hay nada para «{query}»', noneHelp: 'Prueba con otra palabra o mira todos los productos.' },
  cart: {
    title: 'Carrito', label: 'Carrito', empty: 'Tu carrito está vacío', emptyHelp: 'Lo que elijas te espera aquí.', browse: 'Ver la tienda', quantity: 'Cantidad',
    update: 'Actualizar', remove: 'Quitar', subtotal: 'Subtotal', shippingLater: 'El envío y los impuestos se calculan al pagar.', checkout: 'Tramitar pedido',
    short: 'Solo quedan {left}', soldOut: 'Agotado', gone: 'Ya no está en la tienda', priceWas: 'Costaba {price} cuando lo añadiste.',
    openOrder: 'Tienes un pedido sin pagar.', openOrderAction: 'Ir al pago', back: 'Seguir comprando',
  },
  home: {
    by: 'de {name}', all: 'Todo', allProducts: 'Todos los productos', picks: 'La selección de {name}', seeAll: 'Ver todo', more: 'Mostrar más', share: 'Compartir',
    freeFrom: 'Envío gratis desde {amount}', returns: '30 días para devolver', empty: 'Aún no hay productos', emptyHelp: 'Vuelve pronto: la tienda se está llenando.',
    paused: 'Esta tienda está en pausa. Puedes mirar, pero no comprar.', test: 'Tienda de prueba: aquí no se vende ni se envía nada de verdad.',
  },
  sort: { label: 'Ordenar', featured: 'Destacados', newest: 'Novedades', 'price-up': 'Precio: de menor a mayor', 'price-down': 'Precio: de mayor a menor' },
  tags: { isNew: 'Nuevo', soldOut: 'Agotado', left: 'Quedan {left}', from: 'desde {price}' },
  product: {
    back: 'Volver a {store}', pictures: 'Imágenes', view: '{name}, imagen {index} de {count}', pickedBy: 'Elegido por {name}', says: '{name} dice', buy: 'Comprar ahora',
    add: 'Añadir al carrito', soldOut: 'Agotado', left: 'Solo quedan {left}', arrives: 'Llega {days}', to: 'a {country}', change: 'cambiar', shipping: 'envío {amount}',
    free: 'envío gratis', freeOver: 'gratis desde {amount}', notServed: 'Todavía no enviamos a tu país.', today: 'Hoy', orderNow: 'Pide antes de las 23:59',
    leaves: 'Sale de nuestro almacén', door: 'En tu puerta', returns: '30 días para devolver, etiqueta incluida', safe: 'Pago seguro; reembolso si no llega',
    description: 'Descripción', delivery: 'Envío y devoluciones', deliveryText: 'Sale en {days} días laborables. Puedes devolverlo todo en 30 días; la etiqueta la pagamos nosotros.',
    seller: 'Quién vende y envía', related: 'Más de {store}', weight: 'Peso', choose: 'Elegir', shareTitle: 'Compartir este producto', link: 'Enlace', close: 'Cerrar',
  },
  checkout: {
    title: 'Pago', secure: 'Seguro', summary: 'Resumen del pedido', contact: 'Contacto', email: 'Correo electrónico', marketing: 'Avísame cuando {name} añada algo nuevo', address: 'Dirección de entrega',
    country: 'País', firstName: 'Nombre', lastName: 'Apellidos', line1: 'Calle y número', line2: 'Piso (opcional)', postcode: 'Código postal', city: 'Ciudad', region: 'Provincia o estado',
    phone: 'Teléfono, para el mensajero (opcional)', shipping: 'Envío', standard: 'Estándar', express: 'Exprés', free: 'Gratis', payment: 'Pago', card: 'Tarjeta o monedero',
    cardHelp: 'Pagas en la página segura de nuestro proveedor y vuelves aquí enseguida.', terms: 'Acepto las condiciones de venta y he leído el aviso de privacidad.', update: 'Actualizar total', pay: 'Pagar {total}',
    subtotal: 'Subtotal', discount: 'Descuento', tax: 'Impuestos ({percent} %)', taxIncluded: 'Impuestos incluidos', total: 'Total', arrives: 'Llega {days}', returns: '30 días para devolver. Reembolso si no llega.',
    sellerLine: 'Vende: {name}, {address}. El cargo se hace en {currency}. No necesitas cuenta: te enviamos un enlace a tu pedido.', back: 'Volver al carrito',
    changed: 'Han cambiado precios o existencias. Revisa el nuevo total y confirma.', termsMissing: 'Acepta las condiciones para pagar.', required: 'Obligatorio', qty: '{count} ×',
  },
  order: {
    title: 'Pedido {number}', thanks: '¡Gracias!', thanksBody: 'Tu pedido está pagado. Hemos enviado la confirmación a {email}.', payTitle: 'Falta un paso: el pago', payBody: 'Te guardamos los artículos 15 minutos desde que empiezas a pagar.', pay: 'Pagar {total}',
    processing: 'Estamos confirmando tu pago', processingBody: 'El banco aún no ha respondido. Esta página se actualiza sola; no pagues dos veces.', failed: 'El pago no se ha completado', failedBody: 'No se ha cobrado nada. Inténtalo de nuevo o usa otra tarjeta.',
    refunding: 'Tu pago llegó demasiado tarde', refundingBody: 'Te estamos devolviendo el dinero.', closed: 'Este pedido está cerrado', state: { pay: 'Pendiente de pago', paid: 'Pagado', preparing: 'En preparación', part_shipped: 'Enviado en parte', shipped: 'En camino', delivered: 'Entregado', closed: 'Cerrado' },
    timeline: { placed: 'Pedido realizado', paid: 'Pagado', preparing: 'En preparación', part_shipped: 'Enviado en parte', shipped: 'Enviado', delivered: 'Entregado', part_refunded: 'Reembolso parcial', refunded: 'Reembolsado', cancelled: 'Cancelado' },
    tracking: 'Número de seguimiento', carrier: 'Transportista', follow: 'Seguir el paquete', expected: 'Previsto: {days}', items: 'Tu pedido', shipTo: 'Se envía a', contact: '¿Dudas? Escribe a {email}.', keep: 'Guarda la dirección de esta página: es la llave de tu pedido.', again: 'Volver a {store}', lookAgain: 'Comprobar de nuevo',
  },
  foot: {
    help: 'Ayuda', policies: 'Condiciones', sold: 'Vende y envía {name}, {address}.', soldOwner: 'Vende {name}, {address}. Envía Vitrine.', delivery: 'Envíos', returns: 'Devoluciones', terms: 'Condiciones de venta', privacy: 'Privacidad', contact: 'Contacto',
    choices: 'Idioma, país y moneda', language: 'Idioma', country: 'País', currency: 'Moneda', apply: 'Aplicar', storeCurrency: 'Moneda de la tienda', made: 'Hecho con Vitrine.', open: 'Abre tu propia tienda gratis',
  },
  policies: {
    terms: { title: 'Condiciones de venta', body: ['El contrato es entre tú y el vendedor que figura en esta página. Se cierra cuando se confirma tu pago.', 'Los precios se muestran antes de pagar, en la moneda del cargo. Los impuestos aparecen en su propia línea o están incluidos.', 'Puedes cancelar en los 30 días siguientes a recibir el paquete, sin dar motivos.', 'Si algo está defectuoso, el vendedor lo repara, lo cambia o te devuelve el dinero.'] },
    privacy: { title: 'Privacidad', body: ['Usamos tu nombre, dirección y correo para entregar el pedido e informarte, y para nada más salvo que lo aceptes.', 'El creador de la tienda ve tu nombre, la inicial de tu apellido y adónde va el paquete: ciudad y país.', 'Los datos de tarjeta o monedero se introducen en la página del proveedor de pago; nunca los vemos.', 'Las visitas se cuentan sin guardar direcciones. Las cookies de este sitio guardan tu carrito y tus preferencias.', 'Puedes pedir una copia de tus datos o su borrado en la dirección de contacto.'] },
    delivery: { title: 'Envíos', body: ['Los plazos y precios de envío se muestran en cada producto y al pagar, para tu país.', 'Te enviamos el número de seguimiento en cuanto el paquete sale.', '¿No ha llegado? Escríbenos: lo buscamos, lo enviamos otra vez o te devolvemos el dinero.'] },
    returns: { title: 'Devoluciones', body: ['Tienes 30 días desde la entrega para devolver lo que compraste.', 'Escribe a la dirección de contacto con tu número de pedido; te respondemos con una etiqueta.', 'El dinero vuelve a la tarjeta o monedero con que pagaste, en cinco días desde que llega el paquete.'] },
    seller: 'Vendedor', contact: 'Contacto',
  },
  landing: {
    title: 'Abre tu tienda gratis', lead: 'Elige productos, pon tus precios, comparte un enlace. Nosotros suministramos, embalamos y enviamos; tú cobras el margen.', cta: 'Abrir mi tienda', signIn: 'Entrar',
    steps: 'Cuatro pasos hasta tu primera venta', step1: 'Crea tu tienda', step1Text: 'Un nombre, una imagen, tu color. Dos minutos.', step2: 'Configura el cobro', step2Text: 'Vincula una cuenta para tus ganancias.', step3: 'Ajusta los precios', step3Text: 'Por categoría o uno a uno; ves lo que ganas mientras escribes.', step4: 'Comparte tu enlace', step4Text: 'Un enlace para tu perfil y otro para cada publicación; mira cómo los clics se vuelven pedidos.',
    stores: 'Tiendas abiertas', visit: 'Visitar', why: 'Lo que cuesta', whyText: 'Nada por abrir, nada al mes. Ganas la diferencia entre tu precio y el nuestro, menos la comisión de pago, y la ves antes de guardar.', foot: 'Vitrine es código abierto y se aloja en tu propio servidor.',
  },
};
