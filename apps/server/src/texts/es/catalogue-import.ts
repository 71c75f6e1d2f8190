export const tableProblems = {
  'wrong-encoding':
    'La línea {line} contiene un carácter que no existe en {encoding} (byte {byte}). Elige otra codificación hasta que la vista previa sea correcta.',
  'quote-not-closed':
    'Unas comillas que empiezan en la línea {line} no se cierran. Ciérralas o duplica las comillas dentro de un texto.',
  'cell-too-large':
    'La fila de la línea {line} supera el millón de caracteres. Puede que falte cerrar unas comillas.',
  'too-many-columns': 'La línea {line} tiene más de 1000 columnas. Elimina las que no necesites.',
  'workbook-too-large':
    'Un archivo XLSX puede tener 10 000 filas, 1000 columnas y 10 MB. Guárdalo como CSV (UTF-8): así puede tener cualquier longitud.',
  'workbook-unreadable':
    'No se puede leer el archivo XLSX. Ábrelo en una hoja de cálculo y guárdalo de nuevo, o guárdalo como CSV.',
  empty: 'El archivo no tiene fila de títulos.',
} as const;

export const problems = {
  cells: '{expected} celdas; esta fila tiene {count}. Puede faltar una comilla o un separador.',
  characters: 'Un texto sin caracteres perdidos ni invisibles',
  'too-long': 'Como máximo {max} caracteres',
  'key-missing': 'Un identificador o el nombre del producto',
  'name-missing': 'Un nombre; sin él no se puede mostrar',
  'price-missing': 'Un precio; sin él no se puede vender',
  'not-a-number': 'Un número, por ejemplo 12.90',
  ambiguous: 'Un número con un solo signo decimal',
  'other-currency': 'Un importe en {currency}',
  'too-precise': 'Un importe sin fracciones de la unidad mínima',
  'too-low': 'Más de 0',
  'too-high': 'Un número menor',
  'whole-number': 'Un número entero',
  barcode: '8, 12, 13 o 14 dígitos; el último comprueba los demás',
  status: 'active, draft o archived',
  'yes-or-no': 'yes o no',
  'no-category': 'Una categoría existente; el producto se importa como borrador',
  country: 'Un país en dos letras, por ejemplo PT',
  'customs-code': 'De 6 a 10 dígitos',
  date: 'Un día, por ejemplo 2026-12-01',
  'date-order': 'Un día posterior al primero',
  address: 'Una dirección que empiece por https://; la imagen se omite',
  'option-missing': 'Un valor; este producto tiene la opción {option}',
  'option-repeated': 'Otros valores: una fila anterior tiene los mismos',
  'too-many-options': 'Como máximo 5 opciones con 200 valores cada una',
  'too-many-variants': 'Como máximo {max} variantes por producto',
  'too-many-pictures': 'Como máximo {max} imágenes; las demás se omiten',
  'sku-repeated': 'Otro SKU: la línea {line} ya lo tiene; la variante recibe uno nuevo',
  'sku-repeat-replaced': 'Otro SKU: la línea {line} ya lo tiene; la variante tiene {sku}',
  'sku-taken': 'Otro SKU: ya lo tiene otra variante; esta recibe uno nuevo',
  'sku-replaced': 'Otro SKU: ya lo tiene otra variante; esta tiene {sku}',
  measure: 'Un contenido y una base de la misma magnitud, con sus unidades',
  unit: 'Una unidad conocida, por ejemplo g, kg, ml o l',
  focus: 'Dos números de 0 a 100',
  shows: 'Una opción y uno de sus valores por su clave, por ejemplo colour:sage',
  'supplier-unknown': 'El nombre de un proveedor existente',
  currency:
    'Un coste en {currency}, la moneda en que factura el proveedor; o elige otro proveedor en Columnas',
  'no-rate': 'Un coste en otra moneda: no hay tipo de cambio para {currency}',
  'parent-missing': 'El ID o SKU de un producto de este archivo',
  'type-not-supported': 'Un producto que se envía: simple, variable o variation',
  'several-variants': 'Valores de las opciones: este producto tiene {count} variantes',
  'stock-held':
    'Al menos {held}: son las unidades retenidas por compradores que están pagando; las existencias no cambian',
  'not-saved': 'El catálogo lo rechaza: {reason}',
} as const;

/** Above the check: costs that it would leave out. */
export const costProblems = {
  currency:
    'Los costes están en {written}, pero {supplier} factura en {currency}. Elige un proveedor que facture en {written}, no importes los costes o escríbelos en {currency} en el archivo.',
  'no-rate':
    '{supplier} factura en {currency} y no hay tipo de cambio para esa moneda. Añádelo en Tipos de cambio, elige otro proveedor o no importes los costes.',
} as const;

export const pictureProblems = {
  address: 'La dirección no es la de una imagen en la web',
  'private-address': 'La dirección está dentro de una red privada',
  'not-found': 'La dirección responde «404 no encontrado»',
  forbidden: 'El servidor no entrega la imagen',
  'server-error': 'El servidor respondió con un error 3 veces',
  'no-answer': 'Sin respuesta tras 3 intentos',
  'too-large': 'El archivo supera los 20 MB',
  'web-page': 'Es una página web, no una imagen',
  vector: 'No se admiten archivos SVG; usa JPEG o PNG',
  'not-a-picture': 'El archivo no es una imagen legible',
  'too-many-pixels': 'La imagen supera los 100 megapíxeles',
  'too-many-redirects': 'La dirección redirige demasiadas veces',
} as const;

export const report = {
  line: 'Línea',
  column: 'Columna',
  found: 'En el archivo',
  expected: 'Se espera',
  effect: 'Efecto',
  wholeRow: 'Fila completa',
  leftOut: 'omitido',
  note: 'importado con un cambio',
} as const;
