import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { orderDisputes as english } from '../en/order-disputes.ts';

export const orderDisputes = translationOf<typeof english>()({
  openTitle: 'O comprador contestou este pagamento.',
  lostTitle: 'A contestação foi perdida.',
  held: 'Seus {amount} deste pedido estão retidos.',
  open_platform:
    'Respondemos ao banco com o comprovante de entrega e avisamos o que ele decidir, em geral em até três meses. Você não precisa fazer nada. Até lá, nada pode ser reembolsado.',
  open_direct:
    'O banco retirou o dinheiro da sua conta no provedor de pagamento. Respondemos com o comprovante de entrega e avisamos o que ele decidir, em geral em até três meses. Até lá, nada pode ser reembolsado.',
  lost_platform:
    'O comprador recebeu o dinheiro de volta. Sua margem deste pedido foi retomada; nós arcamos com os produtos, o frete e a tarifa.',
  lost_direct:
    'O comprador recebeu o dinheiro de volta da sua conta no provedor de pagamento. O que você pagou pelo pedido não é devolvido.',
});
