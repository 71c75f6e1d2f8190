import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/account-mails.ts';

export const accountMails = translationOf<typeof english.accountMails>()({
  'registration-code': {
    subject: 'Tu código de {platform}',
    paragraphs: ['Introduce este código para abrir tu tienda. Vale {minutes} minutos.'],
    closing: 'Si no lo has pedido tú, ignora este correo.',
  },
  'password-code': {
    subject: 'Tu código para una contraseña nueva',
    paragraphs: ['Introduce este código para elegir una contraseña nueva. Vale {minutes} minutos.'],
    closing: 'Si no lo has pedido tú, ignora este correo.',
  },
  invitation: {
    subject: 'Tu cuenta de {platform}',
    paragraphs: [
      'Te han creado una cuenta en {platform}. Tu nombre de usuario es {name}. Elige una contraseña para iniciar sesión; el enlace sirve una sola vez, durante {days} días.',
    ],
    action: 'Elegir contraseña',
    closing: 'Si no lo esperabas, puedes ignorar este correo.',
  },
  'password-link': {
    subject: 'Elige una contraseña nueva',
    paragraphs: [
      'Nuestro equipo restableció la contraseña de {name} y se cerró la sesión en todos los dispositivos. Elige una nueva; el enlace sirve una sola vez, durante {days} días.',
    ],
    action: 'Elegir contraseña',
    closing: 'Si no lo esperabas, contáctanos.',
  },
  'social-code': {
    subject: 'Tu código de {platform}',
    paragraphs: [
      'Introduce este código para confirmar que este correo es tuyo. Vale {minutes} minutos.',
    ],
    closing: 'Si no lo has pedido tú, ignora este correo.',
  },
  'email-code': {
    subject: 'Confirma tu nuevo correo',
    paragraphs: [
      'Introduce este código para entrar en {platform} con esta dirección a partir de ahora. Vale {minutes} minutos.',
    ],
    closing: 'Si no lo has pedido tú, ignora este correo: sin el código no cambia nada.',
  },
  'mobile-code': {
    subject: 'Tu código para el nuevo móvil',
    paragraphs: [
      'Introduce este código para guardar tu nuevo número de móvil. Es válido durante {minutes} minutos.',
    ],
    closing: 'Si no lo pediste, puedes ignorar este correo: nada cambia sin el código.',
  },
  'email-taken': {
    subject: 'Han escrito tu dirección en otra cuenta',
    paragraphs: [
      'Alguien, quizá tú, ha querido dar esta dirección a otra cuenta de {platform}. Ya es la de tu cuenta, y nada ha cambiado.',
    ],
    closing: 'Si no lo has pedido tú, ignora este correo.',
  },
  'already-registered': {
    subject: 'Ya tienes una cuenta en {platform}',
    paragraphs: [
      'Alguien, seguramente tú, ha intentado registrarse con esta dirección. Ya tiene una cuenta: entra, o elige allí una contraseña nueva.',
    ],
    closing: 'Si no lo has pedido tú, ignora este correo.',
  },
  'no-account': {
    subject: 'No hay cuenta de {platform} con esta dirección',
    paragraphs: [
      'Alguien, seguramente tú, ha pedido una contraseña nueva, pero esta dirección no tiene cuenta. Quizá te registraste con otra.',
    ],
    closing: 'Si no lo has pedido tú, ignora este correo.',
  },
  welcome: {
    subject: 'Tu tienda está abierta',
    paragraphs: [
      'Te damos la bienvenida a {platform}. Tu tienda ya está en línea: pon tus precios y comparte tu enlace.',
    ],
    action: 'Abrir mi tienda',
    closing: 'Nos alegra tenerte aquí.',
  },
  'factor-on': {
    subject: 'La verificación en dos pasos está activada',
    paragraphs: [
      'A partir de ahora, la cuenta {email} pide un código de tu app de autenticación cada vez que entras. Guarda tus códigos de recuperación en un lugar seguro.',
    ],
    action: 'Elegir una contraseña nueva',
    closing: 'Si no has sido tú, elige una contraseña nueva enseguida y avísanos.',
  },
  'factor-off': {
    subject: 'La verificación en dos pasos está desactivada',
    paragraphs: ['La cuenta {email} ya no pide un código al entrar.'],
    action: 'Elegir una contraseña nueva',
    closing: 'Si no has sido tú, elige una contraseña nueva enseguida y avísanos.',
  },
  'factor-reset': {
    subject: 'Se ha restablecido tu verificación en dos pasos',
    paragraphs: [
      'Nuestro equipo ha quitado la verificación en dos pasos de {email}, porque se informó de la pérdida del teléfono y de los códigos. Se han cerrado todas las sesiones. Entra con tu contraseña y actívala de nuevo.',
    ],
    action: 'Elegir una contraseña nueva',
    closing: 'Si no has sido tú, elige una contraseña nueva enseguida y avísanos.',
  },
  'recovery-used': {
    subject: 'Se ha usado un código de recuperación',
    paragraphs: [
      'Se acaba de usar un código de recuperación de {email}. Códigos restantes: {left}.',
    ],
    action: 'Elegir una contraseña nueva',
    closing: 'Si no has sido tú, elige una contraseña nueva enseguida y avísanos.',
  },
  'recovery-renewed': {
    subject: 'Códigos de recuperación nuevos',
    paragraphs: [
      'Se han creado códigos de recuperación nuevos para {email}. Los anteriores ya no valen.',
    ],
    action: 'Elegir una contraseña nueva',
    closing: 'Si no has sido tú, elige una contraseña nueva enseguida y avísanos.',
  },
  'password-changed': {
    subject: 'Se ha cambiado tu contraseña',
    paragraphs: [
      'Se ha cambiado la contraseña de {email} y se han cerrado las sesiones de los demás dispositivos.',
    ],
    action: 'Elegir una contraseña nueva',
    closing: 'Si no has sido tú, elige una contraseña nueva enseguida y avísanos.',
  },
  'email-changed': {
    subject: 'Se ha cambiado tu correo',
    paragraphs: [
      'Tu cuenta de {platform} {email} tiene ahora la dirección {newEmail}. Entras con ella y allí llegan los correos.',
    ],
    closing: 'Si no has sido tú, responde enseguida a este correo: podemos devolverte la cuenta.',
  },
  'email-entered': {
    subject: 'Se ha indicado un correo nuevo para tu cuenta',
    paragraphs: [
      'Nuestro equipo ha indicado {newEmail} como nuevo correo de tu cuenta de {platform} {email}. Solo cuenta cuando se abra el enlace que hemos enviado allí. Hasta entonces todo sigue igual.',
    ],
    action: 'Elegir una contraseña nueva',
    closing:
      'Si no lo has pedido, elige ahora una contraseña nueva: así se anula el cambio. Después avísanos.',
  },
  'email-confirm': {
    subject: 'Confirma tu nuevo correo',
    paragraphs: [
      'Nuestro equipo ha indicado este correo para la cuenta de {platform} {name}. Confírmalo para entrar con él a partir de ahora; el enlace sirve una vez, durante {days} días.',
    ],
    action: 'Confirmar este correo',
    closing: 'Si no lo esperabas, no hagas nada: sin el enlace no cambia nada.',
  },
  'identity-linked': {
    subject: 'Una nueva forma de entrar',
    paragraphs: ['Ahora se puede entrar en {email} con {provider}.'],
    action: 'Elegir una contraseña nueva',
    closing: 'Si no has sido tú, elige una contraseña nueva enseguida y avísanos.',
  },
  'identity-unlinked': {
    subject: 'Se ha quitado una forma de entrar',
    paragraphs: ['Ya no se puede entrar en {email} con {provider}.'],
    action: 'Elegir una contraseña nueva',
    closing: 'Si no has sido tú, elige una contraseña nueva enseguida y avísanos.',
  },
  'payment-account-linked': {
    subject: 'Se ha vinculado una cuenta de cobro',
    paragraphs: [
      'La cuenta de cobro {account} está ahora vinculada a {store}. Allí se paga lo que ganas.',
    ],
    action: 'Elegir una contraseña nueva',
    closing: 'Si no has sido tú, elige una contraseña nueva enseguida y avísanos.',
  },
  'payment-account-unlinked': {
    subject: 'Tu cuenta de cobro se ha desvinculado',
    paragraphs: [
      'La cuenta de cobro {account} se ha desvinculado de {store}. Tus ganancias van a tu otra cuenta si la tienes; si no, te esperan hasta que vincules una.',
    ],
    action: 'Elegir una contraseña nueva',
    closing: 'Si no has sido tú, elige una contraseña nueva enseguida y avísanos.',
  },
  'payment-account-lost': {
    subject: 'Tu cuenta de cobro ya no se puede usar',
    paragraphs: [
      'El proveedor nos ha cerrado la cuenta de cobro {account} de {store}, o has retirado su permiso. Lo que ganes te espera hasta que vincules otra.',
    ],
    action: 'Vincular una cuenta',
    closing: '¿Preguntas? Escríbenos.',
  },
  'payment-account-relink': {
    subject: 'Vuelve a vincular tu cuenta de cobro',
    paragraphs: [
      '{platform} tiene una nueva conexión con su proveedor de pago, para dinero real o con otra cuenta propia. La cuenta de cobro {account} de {store} no sirve ahí. Lo que ganes te espera hasta que vincules una cuenta de nuevo.',
    ],
    action: 'Vincular una cuenta',
    closing: '¿Preguntas? Escríbenos.',
  },
  'refunds-stuck': {
    subject: 'Reembolsos de tus pedidos en espera: {count}',
    paragraphs: [
      'La cuenta de cobro {account} de {store} ya no se puede usar, así que no podemos enviar los reembolsos de estos pedidos: {orders}. Vincula la cuenta de nuevo, abre cada pedido y vuelve a enviar el reembolso.',
    ],
    action: 'Vincular la cuenta',
    closing: '¿Preguntas? Escríbenos.',
  },
  'payment-account-chosen': {
    subject: 'Tus ganancias van a otra cuenta',
    paragraphs: ['A partir de ahora, las ganancias de {store} se pagan en {account}.'],
    action: 'Elegir una contraseña nueva',
    closing: 'Si no has sido tú, elige una contraseña nueva enseguida y avísanos.',
  },
  'bank-details-changed': {
    subject: 'Tus datos bancarios han cambiado',
    paragraphs: [
      'Se ha indicado la cuenta bancaria {account} para las ganancias de {store}. Por tu seguridad, los retiros a esa cuenta empiezan dentro de {days} días.',
    ],
    action: 'Elegir una contraseña nueva',
    closing: 'Si no has sido tú, elige una contraseña nueva enseguida y avísanos.',
  },
  'payment-account-restricted': {
    subject: 'Tu cuenta de cobro está restringida',
    paragraphs: [
      'El proveedor ha restringido la cuenta de cobro {account} de {store}: ahora no se puede pagar nada en ella. Tus ganancias te esperan.',
      'Abre tu cuenta de cobro para ver qué necesita el proveedor. Cuando se lo hayas dado y lo acepte, los retiros continúan solos.',
    ],
    action: 'Abrir mi cuenta de cobro',
    closing: '¿Preguntas? Escríbenos.',
  },
  'payment-account-needs': {
    subject: 'Tu proveedor de pagos necesita algo de ti antes del {day}',
    paragraphs: [
      'El proveedor de la cuenta de cobro {account} de {store} pide más información antes del {day}. Después puede restringir la cuenta, y los retiros se detendrían.',
      'Tu cuenta de cobro muestra qué falta, con un botón que lleva al proveedor.',
    ],
    action: 'Abrir mi cuenta de cobro',
    closing: '¿Preguntas? Escríbenos.',
  },
  'factor-guessed': {
    subject: 'Alguien está probando códigos en tu cuenta',
    paragraphs: [
      'Alguien ha escrito la contraseña correcta de {email} y después diez códigos equivocados. Lo hemos detenido por ahora.',
    ],
    action: 'Elegir una contraseña nueva',
    closing: 'Si no has sido tú, elige una contraseña nueva enseguida y avísanos.',
  },
  'deletion-requested': {
    subject: 'Tu cuenta se eliminará el {day}',
    paragraphs: [
      'Tu cuenta de {platform} {email} se eliminará el {day}, tal como se pidió. Si tienes una tienda, ya está cerrada para los compradores.',
      'Hasta entonces puedes cambiar de idea: entra y conserva tu cuenta. También puedes descargar una copia de tus datos.',
    ],
    action: 'Conservar mi cuenta',
    closing: 'Si no has sido tú, conserva tu cuenta y elige enseguida otra contraseña.',
  },
  'deletion-cancelled': {
    subject: 'Tu cuenta se conserva',
    paragraphs: [
      'Tu cuenta de {platform} {email} no se eliminará. Si tu tienda estaba abierta, vuelve a estarlo.',
    ],
    action: 'Elegir otra contraseña',
    closing: 'Si no has sido tú, elige enseguida otra contraseña y escríbenos.',
  },
  'deletion-held-up': {
    subject: 'Tu cuenta aún no se ha podido eliminar',
    paragraphs: [
      'Hoy tocaba eliminar tu cuenta de {platform}, pero queda algún pedido, reembolso o importe sin liquidar. En la página de tu cuenta verás qué falta.',
      'En cuanto todo esté liquidado, eliminaremos la cuenta. No hace falta que lo vuelvas a pedir.',
    ],
    action: 'Ver qué falta',
    closing: 'Todavía puedes conservar tu cuenta.',
  },
  'account-deleted': {
    subject: 'Tu cuenta se ha eliminado',
    paragraphs: [
      'Tu cuenta de {platform} se ha eliminado. Hemos borrado tus datos personales; los pedidos, los pagos y la contabilidad de las ventas pasadas se guardan, como exige la ley, sin tu nombre.',
      'Puedes volver a registrarte con esta dirección cuando quieras.',
    ],
    closing: 'Gracias por el tiempo que has pasado con nosotros.',
  },
  'data-export-ready': {
    subject: 'Tus datos ya se pueden descargar',
    paragraphs: [
      'La copia de tus datos que pediste está lista. Por tu seguridad, tienes que entrar en tu cuenta para descargarla. Estará disponible durante {days} días.',
    ],
    action: 'Descargar mis datos',
    closing: 'Si no la has pedido tú, elige enseguida otra contraseña y escríbenos.',
  },
});
