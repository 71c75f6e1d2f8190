import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { help as english } from '../en/help.ts';

export const help = translationOf<typeof english>()({
  help: 'Ajuda e contato',
  contactUs: 'Fale conosco',
  openChat: 'Abrir o chat',
  courses: 'Cursos',
  findTwoStep: 'Login em duas etapas',
  findTwoStepWords: '2FA dois fatores autenticador código TOTP recuperação segurança',
  findPayouts: 'Saques',
  findPayoutsWords: 'saque sacar receber transferência banco saldo repasse',
  findPayoutAccount: 'Conta de saque',
  findPayoutAccountWords: 'conta bancária IBAN PayPal Stripe vincular saque',
  findAddress: 'Endereço da loja',
  findAddressWords: 'URL link domínio nome',
  findTopics: 'Temas da loja',
  findTopicsWords: 'categorias produtos escolher o que vendo',
  findData: 'Copiar ou apagar meus dados',
  findDataWords: 'privacidade LGPD exportar baixar excluir conta',
});
