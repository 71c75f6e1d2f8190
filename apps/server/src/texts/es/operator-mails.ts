import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/operator-mails.ts';

export const operatorMails = translationOf<typeof english.operatorMails>()({
  'refunds-asked': {
    subject: 'Solicitudes de reembolso sin responder: {count}',
    paragraphs: [
      'Los dueños han pedido el reembolso de estos pedidos. Cada solicitud espera tu respuesta: devuelve el dinero o recházala con un motivo.',
    ],
    action: 'Ver las solicitudes',
    closing: 'Este correo llega como mucho una vez por hora y solo si hay algo nuevo.',
  },
  'refunds-found': {
    subject: 'Reembolsos hechos en el proveedor de pagos: {count}',
    paragraphs: [
      'Alguien reembolsó estos pedidos en las páginas del proveedor, o cobró allí solo una parte del pago. Nuestro libro ya recoge el reembolso. Lo demás sigue igual: decide en cada pedido si sus unidades se envían.',
      'Lo reembolsado:',
    ],
    action: 'Ver los pedidos',
    closing: 'Este correo llega como mucho una vez por hora y solo si hay algo nuevo.',
  },
  'returns-asked': {
    subject: 'Solicitudes de compradores sin responder: {count}',
    paragraphs: [
      'Hay solicitudes de devolución, reembolso o cancelación de estos pedidos, que vendió la plataforma. Cada una espera tu respuesta.',
    ],
    action: 'Ver las solicitudes',
    closing: 'Este correo llega como mucho una vez por hora y solo si hay algo nuevo.',
  },
  'disputes-open': {
    subject: 'Disputas que esperan respuesta: {count}',
    paragraphs: [
      'Hay compradores que disputan el pago de estos pedidos. El banco decide según las pruebas que envíes hasta la fecha indicada; sin respuesta, se pierden.',
    ],
    action: 'Ver las disputas',
    closing:
      'Este correo llega cuando se abre una disputa y de nuevo tres días antes de que venza el plazo.',
  },
  'disputes-decided': {
    subject: 'Disputas terminadas o apeladas: {count}',
    paragraphs: [
      'Novedades de estas disputas. Ganada: el dinero vuelve. Perdida: se lo queda el comprador y la comisión no se devuelve. Cerrada: terminó sin decisión. Apelada: el banco la revisa de nuevo.',
    ],
    action: 'Ver las disputas',
    closing: 'Este correo llega como mucho una vez por hora y solo si hay algo nuevo.',
  },
  'books-differ': {
    subject: 'Nuestro libro y el de un proveedor no cuadran: {count}',
    paragraphs: [
      'Lo que dice un proveedor de pagos no coincide con nuestro libro. Revisa cada diferencia: puede faltar dinero en uno de los lados.',
      'Diferencias por proveedor:',
    ],
    action: 'Ver las diferencias',
    closing: 'Este correo llega como mucho una vez por hora y solo si hay una diferencia nueva.',
  },
  'payouts-waiting': {
    subject: 'Retiros que esperan tu saldo: {count}',
    paragraphs: [
      'Se rechazaron retiros porque el saldo de la plataforma en un proveedor de pagos es insuficiente. Quedan a la espera y nadie pierde sus ganancias.',
      'Lo que necesitan, por proveedor:',
    ],
    action: 'Ver los retiros',
    closing: 'Recarga el saldo. Se reintentan cada hora, y al momento cuando ejecutas los retiros.',
  },
  'stores-unpaid': {
    subject: 'Tiendas a las que no se puede pagar: {count}',
    paragraphs: [
      'Las cuentas de cobro de estas tiendas se han restringido o cerrado, o ha fallado un retiro. Sus dueños ya saben qué hacer; sus ganancias esperan.',
      'Si un dueño no responde, escríbele desde la página de la tienda u ofrécele una cuenta bancaria.',
    ],
    action: 'Ver los retiros',
    closing: 'Este correo llega como mucho una vez por hora y solo si hay algo nuevo.',
  },
  'stock-low': {
    subject: 'Variantes con pocas existencias: {count}',
    paragraphs: [
      'De estas variantes quedan menos unidades disponibles que su límite. Las reservadas no cuentan.',
      'Las variantes y las unidades que quedan:',
    ],
    action: 'Ver las existencias',
    closing:
      'Recibe este correo una vez por variante hasta que vuelva a superar su límite, y como máximo uno por hora.',
  },
  'rates-old': {
    subject: 'Tipos de cambio caducados: {count}',
    paragraphs: [
      'Estos tipos de cambio son demasiado antiguos para cobrar con ellos. Hasta que haya otros nuevos, a quien ve los precios en estas monedas se le cobra en la moneda de la tienda.',
      'Los tipos y su última confirmación:',
    ],
    action: 'Ver los tipos de cambio',
    closing: 'Este correo llega una vez por cada caso nuevo y como mucho una vez por hora.',
  },
  'rates-failed': {
    subject: 'No se pudieron obtener los tipos de cambio',
    paragraphs: [
      'La fuente de tipos de cambio lleva {hours} horas fallando en todos los intentos. Los últimos tipos siguen en uso hasta que caduquen.',
      'Puedes introducir los tipos a mano o importarlos de un archivo.',
    ],
    action: 'Ver los tipos de cambio',
    closing: 'Este correo llega una vez por cada caso nuevo y como mucho una vez por hora.',
  },
  'payment-keys-changed': {
    subject: 'Se han cambiado las claves de {provider}',
    paragraphs: [
      '{by} ha introducido claves nuevas del proveedor de pago {provider}. Los pagos las usan desde ahora.',
    ],
    action: 'Ver los proveedores',
    closing: 'Si no lo esperabas, entra, revisa la cuenta en el proveedor y cambia sus claves.',
  },
  'payment-keys-removed': {
    subject: 'Se han quitado las claves de {provider}',
    paragraphs: [
      '{by} ha quitado las claves del proveedor de pago {provider}. No acepta pagos nuevos y los abiertos quedan sin decidir.',
    ],
    action: 'Ver los proveedores',
    closing: 'Si no lo esperabas, entra e introduce las claves de nuevo.',
  },
  'payments-live': {
    subject: 'La plataforma ya cobra dinero real',
    paragraphs: [
      '{by} ha pasado la plataforma de las pruebas al dinero real. Los pagos usan desde ahora las claves reales y los titulares vuelven a vincular sus cuentas.',
    ],
    action: 'Ver los proveedores',
    closing: 'Si no lo esperabas, entra y vuelve al modo de prueba.',
  },
  'payments-test': {
    subject: 'La plataforma solo acepta pruebas',
    paragraphs: [
      '{by} ha pasado la plataforma del dinero real al modo de prueba. Los compradores ya no pueden pagar con dinero real.',
    ],
    action: 'Ver los proveedores',
    closing: 'Si no lo esperabas, entra y activa de nuevo los pagos reales.',
  },
  'purchase-units-missing': {
    subject: 'Unidades que los proveedores no pueden entregar: {count}',
    paragraphs: [
      'Los proveedores indicaron que estas unidades de pedidos pagados están agotadas. Pídelas a otro proveedor, espéralas o reembolsa a los compradores.',
      'Pedido de compra, producto y unidades:',
    ],
    action: 'Ver los pedidos de compra',
    closing: 'Este correo llega como mucho una vez por hora y solo si hay un aviso nuevo.',
  },
  'supplier-updates-waiting': {
    subject: 'Actualizaciones de proveedores pendientes: {count}',
    paragraphs: [
      'Los proveedores subieron existencias o costes nuevos. Revisa qué cambiaría y aplícalo o recházalo.',
    ],
    action: 'Ver las actualizaciones',
    closing: 'Este correo llega como mucho una vez por hora y solo si hay una actualización nueva.',
  },
  'test-email': {
    subject: 'Correo de prueba de {platform}',
    paragraphs: [
      'Un operador pidió este correo desde la página de inicio de la plataforma. Si lo lees, la plataforma puede enviar correos.',
    ],
    action: 'Abrir la página de inicio',
    closing: 'Si no lo pediste tú, avisa a tu equipo.',
  },
});
