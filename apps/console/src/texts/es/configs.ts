import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { configs as english } from '../en/configs.ts';

export const configs = translationOf<typeof english>()({
  add: 'Añadir configuración',
  edit: 'Editar configuración',
  name: 'Nombre',
  key: 'Clave',
  keyHint: 'Por ejemplo help.address. La de una configuración del producto no cambia.',
  value: 'Valor',
  search: 'Nombre o clave',
  empty: 'Ninguna configuración coincide.',
  refresh: 'Actualizar caché',
  refreshed: 'Todos los procesos vuelven a leer la configuración.',
  hint: 'Lo que lea esta configuración ya no encontrará nada.',
  picture: 'Imagen',
  choosePicture: 'Elegir imagen',
  removePicture: 'Quitar imagen',
  unset: 'vacío',
  builtIn: 'Esta configuración es del producto: no se puede eliminar',
  remark: 'Nota',
  line: 'Lo que los operadores cambian con la plataforma en marcha. Un cambio vale al momento.',
});
