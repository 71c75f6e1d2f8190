import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/operator-mails.ts';

export const operatorMails = translationOf<typeof english.operatorMails>()({
  'refunds-asked': {
    subject: 'Pedidos de reembolso sem resposta: {count}',
    paragraphs: ['Os donos pediram o reembolso destes pedidos. Cada um espera sua resposta: devolva o dinheiro ou recuse com um motivo.'],
    action: 'Ver os pedidos',
    closing: 'Este e-mail chega no máximo uma vez por hora, e só quando há algo novo.',
  },
  'books-differ': {
    subject: 'Nosso livro e o de um provedor não batem: {count}',
    paragraphs: [
      'O que um provedor de pagamentos diz não bate com o nosso livro. Verifique cada diferença: pode faltar dinheiro de um dos lados.',
      'Diferenças por provedor:',
    ],
    action: 'Ver as diferenças',
    closing: 'Este e-mail chega no máximo uma vez por hora, e só quando há uma diferença nova.',
  },
});
