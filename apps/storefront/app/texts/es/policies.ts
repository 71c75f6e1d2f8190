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
      ],
    },
    returns: {
      title: 'Devoluciones',
      body: [
        'Tienes 30 días desde la entrega para devolver lo que compraste.',
        'Solicítalo en la página de tu pedido, que se abre con el enlace de nuestros correos; te respondemos con la dirección y una etiqueta.',
        'El dinero vuelve a la tarjeta o monedero con que pagaste, en un plazo de cinco días desde que llega el paquete.',
      ],
    },
    taxes: {
      included: 'Los precios incluyen los impuestos de tu país.',
      added: 'Los impuestos se suman a los precios y aparecen en su propia línea antes de pagar.',
    },
    seller: 'Vendedor',
    operator: 'Titular',
    address: 'Dirección',
    contact: 'Contacto',
    phone: 'Teléfono',
    returnAddress: 'Dirección de devoluciones',
    email: 'Correo electrónico',
  },
});
