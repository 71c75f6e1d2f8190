import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/data-export.ts';

export const readme = translationOf<typeof english.readme>()({
  title: 'Tus datos en {platform}',
  made: 'Creado el',
  contents:
    'Este archivo contiene lo que {platform} guarda sobre ti y tu tienda. La página «Datos y privacidad» de tu cuenta explica para qué se guarda cada tipo de dato y durante cuánto tiempo.',
  formats:
    'Los archivos .csv se abren con cualquier hoja de cálculo; los .json son para otros programas. La carpeta «pictures» contiene las imágenes que has subido.',
  amounts:
    'En los archivos .json, los importes son números enteros en la unidad más pequeña de su moneda (céntimos, por ejemplo) y las horas son UTC. En los .csv, las horas son las de la zona horaria de tu tienda.',
  buyers: 'No se incluyen los nombres ni las direcciones de tus compradores: son datos suyos.',
  secrets:
    'Las contraseñas, los códigos y las claves de sesión solo se guardan cifrados o como sumas de comprobación y no se incluyen.',
});
