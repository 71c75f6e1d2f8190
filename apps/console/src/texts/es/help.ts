import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { help as english } from '../en/help.ts';

export const help = translationOf<typeof english>()({
  help: 'Ayuda y contacto',
  contactUs: 'Contactar',
  openChat: 'Abrir el chat',
  courses: 'Cursos',
  findTwoStep: 'Inicio de sesión en dos pasos',
  findTwoStepWords: '2FA dos factores autenticador código TOTP recuperación seguridad',
  findPayouts: 'Retiros',
  findPayoutsWords: 'cobro cobrar retirar transferencia banco saldo',
  findPayoutAccount: 'Cuenta de cobro',
  findPayoutAccountWords: 'cuenta bancaria IBAN PayPal Stripe vincular retiro',
  findAddress: 'Dirección de la tienda',
  findAddressWords: 'URL enlace dominio nombre',
  findTopics: 'Temas de la tienda',
  findTopicsWords: 'categorías productos elegir qué vendo',
  findData: 'Copiar o borrar mis datos',
  findDataWords: 'privacidad RGPD exportar descargar eliminar cuenta',
});
