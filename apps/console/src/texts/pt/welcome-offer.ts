import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { welcomeOffer as english } from '../en/welcome-offer.ts';

export const welcomeOffer = translationOf<typeof english>()({
  offerTitle: 'Oferta de boas-vindas no primeiro pedido',
  offerLine:
    'Produtos abaixo de {free} são grátis; até {to}, {percent} de desconto. Descontado ao pagar; uma vez por pessoa, conta de saque, endereço e cartão.',
  offerAction: 'Pedir para você',
  offerWaiting: 'A oferta de boas-vindas não pode ser usada',
  applies: 'Descontado ao pagar. Um cartão que já usou a oferta não a recebe de novo.',
  held: 'Um pagamento em aberto usa a oferta de boas-vindas. Conclua esse pagamento ou espere ele expirar.',
  over_limit: 'A oferta de boas-vindas vale para produtos de até {to}.',
  budget_spent:
    'As ofertas de boas-vindas deste mês acabaram. Elas voltam no dia 1º do próximo mês.',
  linked_account_used: 'Outra loja já usou a oferta de boas-vindas com a sua conta de saque.',
  address_used: 'A oferta de boas-vindas já foi usada para este endereço.',
  welcomeTitle: 'Boas-vindas a {platform}',
  chatAction: 'Pedir no chat',
  used: 'Você já usou a oferta de boas-vindas: {given} de desconto.',
  notFirst: 'A oferta de boas-vindas é para o primeiro pedido, e você já fez um.',
  offerOff: 'A oferta de boas-vindas está pausada no momento.',
  coursesTitle: 'Cursos exclusivos para redes sociais',
  dismiss: 'Entendi',
  welcomeMessage: 'Mensagem de boas-vindas',
});
