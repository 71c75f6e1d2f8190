import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { policies as english } from '../en/policies.ts';

export const policies = translationOf<typeof english>()({
  policies: {
    terms: {
      title: 'Condiciones de venta',
      body: [
        'El contrato es entre tú y el vendedor que figura en esta página. Se cierra cuando se confirma tu pago.',
        'Los precios se muestran antes de pagar, en la moneda del cargo.',
        'Puedes cancelar en los 30 días siguientes a recibir el paquete, sin dar motivos.',
        'Si algo está defectuoso, el vendedor lo repara, lo cambia o te devuelve el dinero.',
        'El pedido tiene tres pasos: carrito, dirección y pago. Puedes corregirlo todo hasta pagar; el texto del contrato está en el correo que confirma tu pedido.',
        'Por ley, los productos deben llegar sin defectos. En la Unión Europea esta garantía legal dura al menos dos años (tres en España), y en otros países lo que diga su ley; es gratuita y estas condiciones no la limitan.',
        'Los derechos que te da la ley de consumo de tu país valen siempre, diga lo que diga este texto.',
      ],
    },
    privacy: {
      title: 'Privacidad',
      body: [
        'Usamos tu nombre, dirección y correo para entregar el pedido e informarte, y para nada más salvo que lo aceptes.',
        'El creador de la tienda ve tu nombre, la inicial de tu apellido y adónde va el paquete: ciudad y país.',
        'Los datos de tarjeta o monedero se introducen en la página del proveedor de pago; nunca los vemos.',
        'Las visitas se cuentan sin guardar direcciones. Las cookies de este sitio guardan tu carrito y tus preferencias.',
        'Puedes pedir una copia de tus datos o su borrado en la dirección de contacto.',
      ],
    },
    cookies: {
      title: 'Cookies',
      body: [
        '{platform} solo usa las cookies que la tienda necesita: sin publicidad y sin cookies de terceros.',
        'vt_cart y vt_units guardan tu carrito durante 30 días; vt_lang, vt_currency y vt_country guardan tus preferencias durante un año.',
        'vt_visit y vt_link relacionan una compra con la visita y el enlace que llevó a ella, para que el creador cobre; duran 30 días como máximo.',
        'vt_paying te devuelve del banco a tu pedido.',
        'Puedes borrarlas todas en tu navegador cuando quieras; el carrito quedará vacío.',
      ],
    },
    imprint: {
      title: 'Aviso legal',
      body: [
        '{platform} es una plataforma en la que los creadores abren tiendas. Aquí se indica quién la gestiona y responde de sus propias páginas.',
        'Cada tienda indica quién vende al pie de cada página, al tramitar el pedido y en sus correos. Si vendemos nosotros, enviamos los productos y aceptamos las devoluciones; si vende el creador, el contrato es con él.',
        'Escríbenos en cualquiera de los idiomas de este sitio, también si ves contenido que no debería estar aquí.',
      ],
    },
    delivery: {
      title: 'Envíos',
      body: [
        'Los plazos y precios de envío se muestran en cada producto y al pagar, para tu país.',
        'Te enviamos el número de seguimiento en cuanto el paquete sale.',
        '¿No ha llegado? Escríbenos: lo buscamos, lo enviamos otra vez o te devolvemos el dinero.',
        'El carrito y la compra muestran el precio del envío antes de pagar. No corres ningún riesgo por el camino: si el paquete se pierde o llega dañado, lo reponemos o te devolvemos el dinero.',
      ],
    },
    returns: {
      title: 'Devoluciones',
      body: [
        'Tienes 30 días desde la entrega para devolver lo que compraste.',
        'Solicítalo en la página de tu pedido, que se abre con el enlace de nuestros correos; te respondemos con la dirección.',
        'Si un artículo llega dañado, equivocado o no es como se describe, el envío de vuelta lo pagamos nosotros. En otro caso lo pagas tú, salvo que te mandemos una etiqueta. Si el pedido completo vuelve en 14 días, devolvemos también la tarifa de envío estándar.',
        'El dinero vuelve a la tarjeta o monedero con que pagaste, en un plazo de cinco días desde que llega el paquete.',
        'Hasta que preparemos tu pedido puedes cancelarlo en su página; el reembolso sale al momento.',
        'En la Unión Europea y el Reino Unido, la ley te da 14 días para desistir del contrato sin motivo; nuestros 30 días los incluyen. Puedes usar el formulario de abajo, pero no es obligatorio.',
      ],
    },
    taxes: {
      included: 'Los precios incluyen los impuestos de tu país.',
      added: 'Los impuestos se suman a los precios y aparecen en su propia línea antes de pagar.',
    },
    withdrawal: {
      title: 'Formulario de desistimiento',
      lead: 'Rellénalo y envíalo solo si quieres desistir del contrato.',
      lines: [
        'A la atención de {seller}, {address}, {email}',
        'Por la presente comunico que desisto de mi contrato de venta de los siguientes bienes:',
        'Pedido el / recibido el:',
        'Número de pedido:',
        'Nombre y domicilio del consumidor:',
        'Fecha (y firma, si se envía en papel):',
      ],
    },
    companyNumber: 'N.º de empresa',
    vatId: 'NIF-IVA',
    seller: 'Vendedor',
    operator: 'Titular',
    address: 'Dirección',
    contact: 'Contacto',
    phone: 'Teléfono',
    returnAddress: 'Dirección de devoluciones',
    email: 'Correo electrónico',
  },
});
