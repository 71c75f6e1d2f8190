import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/failures.ts';

export const failures = translationOf<typeof english.failures>()({
  '1002': 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
  'invalid-input': 'Revisa los campos marcados.',
  'malformed-request': 'No se ha podido leer la solicitud.',
  'payload-too-large': 'La solicitud es demasiado grande.',
  'unsupported-media-type': 'Aquí no se acepta este tipo de contenido.',
  forbidden: 'No tienes permiso para hacer esto.',
  'cross-site': 'La solicitud venía de otro sitio y se ha rechazado.',
  'not-found': 'No lo hemos encontrado.',
  'method-not-allowed': 'Esta dirección no admite este método. Admite: {methods}.',
  conflict: 'Ha cambiado mientras tanto. Recarga e inténtalo de nuevo.',
  'idempotency-key-required': 'Esta llamada necesita la cabecera Idempotency-Key.',
  'idempotency-key-reused': 'Esta Idempotency-Key ya se usó para otra cosa.',
  'idempotency-running': 'Todavía se está procesando. Espera un momento.',
  'rate-limited': 'Demasiados intentos. Espera {seconds} s.',
  'image-too-large': 'El tamaño de la imagen no puede superar 2M',
  'image-unreadable': 'No podemos leer esta imagen. Usa JPEG, PNG o WebP.',
  'image-too-many-pixels':
    'La imagen es demasiado grande: como máximo 40 megapíxeles y 16.000 píxeles por lado.',
  'pictures-full': 'Tus imágenes ya ocupan {max} MB: no se pueden añadir más.',
  'files-full': 'Ya tienes {max} archivos aquí. Elimina alguno antes de añadir otro.',
  'file-type': 'Solo se aceptan archivos de estos tipos: {types}.',
  'signature-blank': 'La firma está vacía. Firma primero.',
  'read-only':
    'El servidor está en modo de solo lectura. No se ha cambiado nada; inténtalo en breve.',
  busy: 'Ahora mismo no podemos atender esto. Inténtalo de nuevo en un momento.',
  'service-away':
    'Un servicio del que dependemos no responde en este momento. Inténtalo dentro de poco.',
  internal:
    'Algo ha fallado por nuestra parte. No se ha perdido nada; inténtalo de nuevo. (Solicitud {requestId})',
  A0231: 'Tu sesión ya no se puede renovar. Vuelve a iniciar sesión.',
  'captcha-wrong':
    'El código de la imagen no es correcto o ha caducado. Prueba con la nueva imagen.',
  'login-wrong': 'El usuario y la contraseña no coinciden.',
  'account-disabled': 'Esta cuenta está desactivada. Escríbenos si crees que es un error.',
  'code-wrong': 'El código no es correcto o ha caducado. Pide uno nuevo.',
  'code-too-soon': 'Ya hay un código en camino. Puedes pedir otro en {seconds} s.',
  'code-limit': 'Demasiados códigos por hoy. Inténtalo mañana.',
  'password-common':
    'Esta contraseña es demasiado fácil de adivinar. Elige una más larga o añade unas palabras.',
  'password-mismatch': 'Las dos contraseñas no coinciden.',
  'terms-not-accepted': 'Acepta las condiciones para abrir una tienda.',
  'social-unavailable': 'Esta forma de entrar no está disponible aquí.',
  'social-failed': 'El otro servicio no ha confirmado tu acceso. Inténtalo de nuevo.',
  'ticket-invalid': 'Este enlace de acceso ya se usó o ha caducado.',
  'login-slow-down': 'Demasiados intentos. Puedes volver a probar en {seconds} s.',
  'account-shared':
    'Esta cuenta la comparten todas las personas que prueban la demostración: su nombre, contraseña, correo y acceso no se pueden cambiar. Abre tu propia tienda para cambiar los tuyos.',
  'view-only':
    'Ve esta tienda como su propietario: aquí no se puede cambiar nada ni abrir lo que es solo suyo.',
  'deletion-blocked':
    'Resuelve antes lo que aparece en la lista. Después podrás eliminar tu cuenta.',
  'deletion-requested': 'Ya has pedido que se elimine tu cuenta.',
  'export-preparing': 'Estamos preparando tu archivo. Te avisaremos por correo cuando esté listo.',
  'role-name-taken': 'Ya hay un rol con este nombre.',
  'role-code-taken': 'Ya hay un rol con este código.',
  'role-built-in': 'La plataforma necesita el rol «{name}»: no se puede cambiar así ni eliminar.',
  'role-own': 'Tú tienes este rol. Otra persona tiene que desactivarlo.',
  'role-in-use':
    '«{name}» no se puede eliminar porque lo tienen estos usuarios: {users}. Asígnales antes otro rol.',
  'role-rights': 'Solo puedes dar permisos que tienes tú. No tienes: {rights}',
  'role-scope': 'Solo puedes dar un alcance de datos igual o menor que el tuyo.',
  'menu-parent': 'Un menú solo puede colgar de un catálogo o menú que no forme parte de él.',
  'menu-name-taken': 'Otro menú ya usa este nombre de ruta.',
  'menu-system':
    'La consola necesita este menú: no se puede eliminar, ocultar ni mover. Su nombre, icono y posición sí se pueden cambiar.',
  'department-code-taken': 'Otro departamento ya tiene este código.',
  'department-parent':
    'Un departamento está en el nivel superior o dentro de otro que no dependa de él.',
  'department-in-use': 'Aún en uso: {names}. Primero pasa sus usuarios a otro departamento.',
  'user-taken': 'Otro usuario ya tiene este nombre de usuario o este correo.',
  'user-self': 'No puedes hacer esto con tu propia cuenta.',
  'user-above': 'Este usuario tiene permisos que tú no tienes.',
  'user-owner':
    'Esta contraseña es de alguien con tienda. Restablécela sin indicar otra: se le envía un enlace.',
  'user-in-use':
    'Estos usuarios tienen una tienda y no se pueden eliminar aquí: {names}. Ellos mismos eliminan su cuenta cuando la tienda está liquidada.',
  'last-root': 'La plataforma necesita al menos un usuario ROOT activo.',
  'role-above': 'No puedes dar ni quitar un rol con permisos que tú no tienes: {names}.',
  'bank-result-unreadable':
    'No es un resultado bancario que se pueda leer. Usa una tabla con las columnas reference y state, o un archivo pain.002.',
  'bank-result-other-file': 'Este resultado es del archivo {file}, no de {name}.',
  'sheet-unreadable': 'No se pudo leer este archivo. Usa un archivo XLSX o un CSV en UTF-8.',
  'sheet-too-large':
    'El archivo es demasiado grande: como máximo {maximum} filas, {columns} columnas y 2 MB. También cuenta una sola celda rellena lejos de las demás.',
  'sheet-titles':
    'Este archivo no tiene títulos de columnas. La primera fila debe tener al menos: {columns}.',
  'sheet-columns': 'Faltan columnas en este archivo: {missing}.',
  'sheet-empty': 'Este archivo tiene títulos, pero ninguna fila debajo.',
  'config-key-taken': 'Otra configuración ya usa esta clave.',
  'config-built-in':
    'Esta configuración es del producto: conserva su clave y no se puede eliminar.',
  'codegen-off': 'La generación de código está desactivada en este servidor.',
  'codegen-no-sources':
    'En este servidor no está el código fuente, así que no se puede generar código. Genéralo en un servidor de desarrollo.',
  'codegen-refused': 'Para esta tabla no se genera código.',
  'codegen-read-only': 'Este servidor no escribe en su código fuente. Descarga el código.',
  'codegen-exists':
    'Estos archivos ya existen y son distintos, así que no se ha escrito nada: {files}',
  'dict-value-taken': 'Este diccionario ya tiene una entrada con este valor.',
  'dict-code-taken': 'Otro diccionario ya usa este código.',
  'dict-in-use':
    '«{name}» está en uso: no se puede eliminar ni cambiar su código o valor. Se usa en: {uses}.',
  'notice-published': 'Este aviso está publicado. Retíralo antes de cambiarlo o eliminarlo.',
  'notice-not-published': 'Este aviso no está publicado.',
  'notice-nobody': 'Ninguna de las cuentas elegidas está activa, así que nadie vería este aviso.',
  'second-factor-needed': 'Introduce el código de tu app de autenticación para terminar de entrar.',
  'second-factor-required':
    'Tu rol necesita la verificación en dos pasos. Actívala primero; hasta entonces no funciona nada más.',
  'second-factor-on': 'La verificación en dos pasos ya está activada.',
  'second-factor-off': 'La verificación en dos pasos no está activada.',
  'factor-code-wrong':
    'Este código no es correcto o ya se ha usado. Espera al siguiente en la app.',
  'factor-ticket-over': 'Este intento de acceso ha terminado. Empieza de nuevo con tu contraseña.',
  'proof-needed': 'Confirma que eres tú: escribe tu contraseña o vuelve a entrar.',
  'proof-wrong': 'No es correcto. Inténtalo de nuevo.',
  'password-same': 'La contraseña nueva es igual a la anterior.',
  'email-same': 'Este ya es tu correo.',
  'email-changed-often': 'El correo se ha cambiado {times} veces en un día. Inténtalo mañana.',
  'last-sign-in': 'Es la única forma de entrar en tu cuenta. Crea antes una contraseña.',
  'import-state': 'El estado de la importación no lo permite. Vuelve a cargar la página.',
  'import-undecided':
    'Elige primero la moneda con su tipo de cambio, el significado de los precios y el origen del archivo.',
  'store-required': 'Para esto necesitas una tienda.',
  'store-held': 'La plataforma ha pausado esta tienda y la reabrirá ella misma: {reason}',
  'store-closing': 'Esta tienda se cierra con la cuenta de su dueño y no se puede abrir.',
  'store-closed': 'Esta tienda ha cerrado.',
  'slug-taken': 'Esta dirección de tienda ya está ocupada.',
  'slugs-full':
    'Tu tienda ya tiene {max} direcciones anteriores que llevan a ella. Vuelve a una de ellas.',
  'links-full':
    'Una tienda tiene como máximo {max} enlaces activos. Archiva alguno que ya no uses.',
  'links-kept-full':
    'Una tienda conserva como máximo {max} enlaces, contando los archivados, y esta ya los tiene. Cambia el nombre de uno existente.',
  'slug-reserved': 'Esta dirección está reservada. Elige otra.',
  'price-below-floor': '{product}: el precio no puede ser inferior a {floor}.',
  'saved-elsewhere':
    'Esto se cambió entretanto en otra ventana. No se ha sobrescrito nada: compara y elige.',
  'currency-locked': 'La moneda de la tienda ya no cambia cuando hay un precio fijado o un pedido.',
  'price-changed': 'El precio ha cambiado mientras tanto. Revisa el nuevo total y confirma.',
  'out-of-stock': '{product} ya no está disponible en esa cantidad. Quedan: {left}.',
  'cart-empty': 'Tu carrito está vacío.',
  'cart-closed': 'El pedido de este carrito ya está pagado. Empieza un carrito nuevo.',
  'cart-full': 'Un carrito admite {max} productos distintos. Haz primero este pedido.',
  'tracking-used': 'Este número de seguimiento está en el paquete del pedido {number}.',
  'shipment-too-much': 'Son más unidades de las que quedan por enviar.',
  'order-shipped': 'Ya lo envió {name}: {time}.',
  'undo-too-late': 'Solo se puede deshacer durante 30 minutos. Retira los paquetes uno a uno.',
  'parcel-not-joint':
    'Los pedidos salen en un solo paquete si son de la misma tienda, el mismo comprador y la misma dirección y se pueden enviar todos ahora.',
  'shipments-too-many':
    'Como máximo {maximum} líneas a la vez; hay {count}. Envía el resto después.',
  'country-not-served': 'Todavía no enviamos a este país.',
  'product-not-shipped':
    '«{product}» no se puede enviar a {country}. Elige otro país o quítalo del pedido.',
  'cart-not-shipped':
    'No hay forma de enviar este carrito a {country}. Elige otro lugar o quita algún artículo.',
  'zone-of-rest':
    'El resto del mundo no se puede eliminar. Para no enviar a otros sitios, quita sus métodos.',
  'carrier-known': 'Los transportistas incluidos en el programa se desactivan, no se eliminan.',
  'country-not-payable': 'Ninguna de las formas de pago funciona en {country}.',
  'provider-not-in-country': 'Esta forma de pago no funciona en {country}. Elige otra.',
  'order-not-payable': 'Este pedido no se puede pagar: {reason}',
  'orders-none-payable': 'Ninguno de los pedidos elegidos se puede pagar.',
  'order-is-test': 'Este pedido se pagó en modo de prueba: no entró dinero, así que no se envía.',
  'order-left': 'Todo el pedido ha salido ya, así que su dirección no se puede cambiar.',
  'order-notes-full': 'Este pedido ya tiene {maximum} notas. Elimina una antes.',
  'order-tags-full': 'Este pedido ya tiene {maximum} etiquetas. Quita una antes.',
  'address-changed':
    'La dirección de este pedido se ha cambiado mientras tanto. Comprueba la nueva e inténtalo de nuevo.',
  'address-elsewhere':
    'Esta dirección está en otro país u otra zona fiscal, y los importes del pedido cambiarían. Cancela el pedido para que se haga de nuevo.',
  'mail-missing': 'Este correo no se ha enviado en este pedido.',
  'mail-outdated': 'Lo que dice este correo ya no es cierto, así que no se vuelve a enviar.',
  'mail-sent-recently':
    'Este correo se reenvió hace unos minutos, o hoy ya se han reenviado muchos de este pedido. Inténtalo más tarde.',
  'order-state': 'El estado del pedido ha cambiado y este paso ya no es posible.',
  'payment-unavailable': 'Esta tienda todavía no puede cobrar.',
  'linking-unavailable':
    'La plataforma aún no tiene proveedor de pagos: no se puede vincular ninguna cuenta.',
  'payment-declined':
    'El pago ha sido rechazado. No se ha cobrado nada; prueba otra forma de pago.',
  'payment-unknown':
    'El proveedor de pago aún no ha respondido. Seguimos consultando; no pagues de nuevo.',
  'settlement-needed':
    'Está en la cuenta de un propietario: propón cerrarla y otro operador lo confirmará.',
  'settlement-open': 'Ya hay una propuesta que espera a otro operador.',
  'settlement-own': 'Lo has propuesto tú: debe confirmarlo otro operador.',
  'settlement-without-amount': 'Aquí no hay importes que un asiento pueda saldar.',
  'keys-in-environment':
    'Las claves de este proveedor están en el entorno del servidor: cámbialas allí.',
  'keys-of-other-account':
    'Estas claves son de otra cuenta. Con la cuenta anterior quedan pagos ({payments}), reembolsos ({refunds}) y retiros ({payouts}) pendientes. Espera a que terminen o resuélvelos, y después introduce las claves de nuevo.',
  'keys-of-account-missing':
    'La cuenta del proveedor en la que se hizo no tiene claves aquí. Vuelve a ponerlas o decídelo en las páginas del proveedor.',
  'key-is-live':
    'Es una clave real y la plataforma está en modo de prueba. Pasa primero a pagos reales.',
  'key-is-test':
    'Es una clave de prueba y la plataforma cobra dinero real. Introduce la clave real.',
  'webhooks-by-hand':
    'Estos webhooks se crearon a mano: genera un secreto nuevo en el proveedor e introdúcelo aquí. El anterior vale 24 horas más.',
  'provider-failed': 'El proveedor de pago no responde. No se ha cobrado nada; inténtalo de nuevo.',
  'account-not-linked': 'Primero vincula una cuenta de cobro.',
  'account-takes-no-payments':
    'La cuenta vinculada solo recibe ganancias. Primero vincula una que acepte pagos de compradores (Cuenta de cobro).',
  'account-used-by-store':
    'Tus compradores pagan a esta cuenta. Primero haz que cobre la plataforma (Mi tienda) y después desvincúlala.',
  'account-used-by-orders':
    'Pedidos que aún se pueden pagar a esta cuenta: {count}. Desvincúlala cuando estén pagados o cerrados; los impagados se cierran a los siete días.',
  'event-applied': 'Este evento ya se aplicó: no queda nada por hacer y no se ha cambiado nada.',
  'webhook-invalid': 'La firma no coincide.',
  'refund-nothing': 'No hay nada que devolver: el pedido no está pagado o ya se devolvió todo.',
  'refund-too-much': 'Es más de lo que queda por devolver: {left}.',
  'refund-by-operators':
    'Este dinero lo cobró la plataforma y lo devuelven los operadores. Pídeles el reembolso.',
  'refund-by-owner':
    'El titular de la tienda recibió el pago: es quien responde y hace el reembolso.',
  'refund-while-paying':
    'Tu pago de este pedido está en curso. Termínalo, o espera a que caduque, y devuelve después los artículos.',
  'refund-asked': 'Ya pediste este reembolso. Los operadores responderán.',
  'refund-asked-often':
    'Ya lo has pedido {times} veces en un día para este pedido. Puedes volver a pedirlo mañana.',
  'dispute-state': 'Esta disputa ya no admite esa acción. Vuelve a cargarla para ver su estado.',
  'dispute-empty': 'Escribe lo que pasó o añade un archivo antes de enviar las pruebas.',
  'seller-missing':
    'Quien paga directamente a la tienda debe saber quién le vende: faltan el nombre legal, el contacto, la dirección o la dirección de devoluciones del vendedor.',
  'payout-too-small': 'El saldo disponible es inferior al mínimo de {minimum}.',
  'payout-open': 'Ya hay un retiro en camino.',
  'payout-held':
    'Nuestro equipo ha cambiado tu forma de entrar. Para proteger tus ganancias, los retiros se reanudan el {day}.',
  'payout-bank-held':
    'Para proteger tus ganancias tras el cambio de cuenta bancaria, los retiros se reanudan el {day}.',
  'bank-transfers-off': 'Esta plataforma no paga por transferencia bancaria.',
  'account-restricted':
    'El proveedor ha restringido tu cuenta de cobro. Abre «Cuenta de cobro» para ver qué necesita.',
  'earnings-too-small':
    'Tus ganancias disponibles son {available} y no alcanzan. Paga con tarjeta.',
  'statement-too-long':
    'Estos días tienen más de {max} movimientos. Elige menos días o descarga el CSV.',
  'course-published': 'Este curso está publicado. Retíralo antes de eliminarlo.',
  'course-not-published': 'Este curso no está publicado.',
  'course-incomplete': 'Un curso publicado necesita {missing}.',
  'course-changed': 'Otra persona ha cambiado este curso. Cárgalo de nuevo y repite el cambio.',
  'course-full': 'Un curso puede tener como máximo {max}.',
  'upload-too-large': 'Este archivo ocupa más de {max} MB.',
  'upload-offset':
    'Falta una parte de este archivo o se ha enviado dos veces. La subida continúa donde se detuvo.',
  'upload-finished': 'Esta subida ya ha terminado.',
  'video-unreadable':
    'Los navegadores no pueden reproducir este vídeo. Elige un archivo MP4 o WebM.',
  'captions-unreadable': 'Esto no son subtítulos. Elige un archivo WebVTT (.vtt).',
  'review-closed': 'Este producto no se puede valorar: aún no ha llegado o se ha reembolsado.',
  'review-exists': 'Ya has valorado este producto.',
  'review-photos-full': 'Una reseña puede llevar {max} fotos como máximo.',
  'nothing-to-preview':
    'Los compradores de esta tienda no verían nada: ninguna variante del producto está a la venta en ella.',
  'list-views-full': 'Ya tienes {maximum} vistas de esta lista. Elimina una antes.',
  'row-unchanged': 'No hay nada que cambiar: ya está así.',
  'review-not-waiting': 'Solo se puede rechazar una reseña pendiente de decisión.',
  'review-not-published': 'Solo se puede retirar una reseña publicada.',
  'product-changed':
    'Alguien guardó este producto mientras lo editabas. Elige qué queda de los campos que cambiasteis los dos.',
  'category-in-use':
    'Esta categoría aún tiene productos o subcategorías, o una tienda tiene reglas para ella. Muévelos antes.',
  'category-circle': 'Una categoría no puede estar dentro de sí misma ni de una subcategoría.',
  'supplier-in-use': 'Hay productos de este proveedor. Elige antes otro para ellos.',
  'supplier-table-unknown':
    'Esta tabla no tiene columnas que conozcamos. Necesita el SKU o tu referencia, y existencias o precio.',
  'supplier-update-state':
    'Alguien ya ha decidido sobre esta actualización. Vuelve a cargar la página para verlo.',
  'supplier-updates-often': 'Como máximo {times} tablas al día. Inténtalo mañana.',
  'nothing-to-purchase': 'No hay nada de pedidos pagados por pedir a estos proveedores.',
  'purchase-order-state':
    'Este pedido de compra ya no lo admite. Vuelve a cargarlo para ver cómo está.',
  'purchase-units':
    'Ya no quedan tantas unidades pendientes. Vuelve a cargar la página para ver cuántas quedan.',
  'media-in-use':
    'Hay productos, categorías o cambios sin guardar con esta imagen. Sustitúyela antes.',
  'media-too-large': 'Esta imagen ocupa más de {max} MB.',
  'media-too-many-pixels':
    'Esta imagen es demasiado grande: como máximo 100 megapíxeles y 16.000 píxeles por lado.',
  'media-vector': 'No se admiten dibujos SVG. Usa JPEG, PNG, WebP, AVIF o GIF.',
  'stock-below-held': 'Hay {held} en proceso de pago: indica al menos esa cantidad.',
  'stock-count-closed': 'Este recuento ya se registró o se descartó.',
  'review-state': 'Esta reseña ha cambiado entretanto. Vuelve a cargar la lista.',
  'return-closed':
    'De este pedido ya no se puede solicitar nada: se reembolsó, ya salió o el plazo terminó.',
  'return-too-many':
    'Has elegido más unidades de las que se pueden solicitar. Vuelve a cargar la página para ver cuántas quedan.',
  'return-asked-often':
    'Has enviado {times} solicitudes de este pedido en un día. Podrás enviar otra mañana.',
  'return-photos-full': 'Una solicitud puede llevar como máximo {max} fotos.',
  'return-state': 'Esta solicitud ha cambiado mientras tanto. Vuelve a cargarla.',
  'rate-jump':
    'Algunos tipos de cambio difieren mucho de los actuales. Compruébalos y confirma que son correctos.',
  'rates-unavailable':
    'No hay ninguna fuente configurada. Define RATES_URL o introduce los tipos a mano.',
});

export const warnings = translationOf<typeof english.warnings>()({
  'partly-paid': 'Algunos pedidos no se han podido pagar; su parte se ha devuelto.',
  'some-left-out': 'Se han dejado fuera algunas filas.',
  'currency-unknown': 'No conocemos esta moneda; mostramos dólares.',
});
