import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/stock-mails.ts';

export const stockMails = translationOf<typeof english.stockMails>()({
  'stock-alert-placed': {
    subject: 'Avisaremos quando {product} voltar',
    paragraphs: [
      'Você pediu a {store} um único e-mail para quando “{product}” puder ser comprado de novo.',
    ],
    action: 'Cancelar e apagar meu endereço',
    closing:
      'Não foi você, ou mudou de ideia? O botão acima cancela. Caso contrário, não precisa fazer nada.',
  },
  'back-in-stock': {
    subject: '{product} voltou',
    paragraphs: [
      'Você pediu para avisarmos: “{product}” está à venda de novo em {store}. Não fazemos reserva, e pode esgotar outra vez.',
    ],
    action: 'Ver o produto',
    closing: 'Este é o único e-mail sobre ele: seu endereço já foi apagado da lista.',
  },
});
