import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { setUp as english } from '../en/set-up.ts';

export const setUp = translationOf<typeof english>()({
  title: 'Configura Vitrine',
  line: 'Serás el primer administrador. El enlace funciona una sola vez.',
  username: 'Nombre de usuario',
  usernameInvalid: 'Introduce un nombre de usuario válido',
  usernameRule: 'De 3 a 32 caracteres: letras de la a a la z, cifras y, tras el primero, . _ -',
  button: 'Crear la cuenta de administrador',
  done: 'Vitrine está listo. ¡Te damos la bienvenida!',
  already: '¿Ya está configurado?',
  choosePassword: 'Elige una contraseña',
  choosePasswordLine: 'Con ella iniciarás sesión a partir de ahora. El enlace sirve una sola vez.',
  savePassword: 'Guardar contraseña',
  passwordSet: 'Guardada. Inicia sesión con ella.',
  confirmEmail: 'Confirma tu nuevo correo',
  confirmEmailLine:
    'Entrarás con él a partir de ahora y allí llegarán los correos. Se cierran todas las sesiones.',
  confirmEmailButton: 'Confirmar este correo',
  emailConfirmed: 'Confirmado. Entra con tu nuevo correo.',
});
