import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/buyer-mails.ts';

export const buyerMails = translationOf<typeof english.buyerMails>()({
  'order-confirmed': {
    subject: 'Seu pedido {number} está pago',
    paragraphs: [
      'Obrigado, {name}. Recebemos seu pedido e já estamos preparando.',
      'Entrega prevista: {days}.',
    ],
    action: 'Acompanhar o pedido',
    closing: 'Guarde este e-mail: com o link você acessa seu pedido.',
  },
  'order-unpaid': {
    subject: 'Seu pedido {number} ainda não foi pago',
    paragraphs: [
      'Olá, {name}! O pagamento do seu pedido não foi concluído e nada foi cobrado.',
      'Se ainda quiser, você pode pagar até {until}, pelo mesmo preço, enquanto houver estoque.',
    ],
    action: 'Ir para o pagamento',
    closing:
      'Mudou de ideia? Não precisa fazer nada: o pedido é encerrado automaticamente e não vamos lembrar você de novo.',
  },
  'order-shipped': {
    subject: 'Seu pedido {number} está a caminho',
    paragraphs: ['Seu pacote está com {carrier}. Código de rastreio: {tracking}.'],
    action: 'Acompanhar o pedido',
    closing: 'Guarde este e-mail: com o link você acessa seu pedido.',
  },
  'order-tracking-corrected': {
    subject: 'Novo código de rastreio do pedido {number}',
    paragraphs: [
      'O código de rastreio do nosso último e-mail estava errado. O correto é: {carrier}, {tracking}.',
    ],
    action: 'Acompanhar o pedido',
    closing: 'Desculpe o engano.',
  },
  'order-parcel-withdrawn': {
    subject: 'O pedido {number} ainda não foi enviado',
    paragraphs: [
      'Avisamos cedo demais que um pacote do seu pedido estava a caminho. Ele ainda está sendo preparado, e escreveremos quando sair.',
    ],
    action: 'Ver o pedido',
    closing: 'Desculpe o engano.',
  },
  'parcel-lost': {
    subject: 'O pacote do seu pedido {number} foi extraviado',
    paragraphs: [
      'Olá, {name}. A {carrier} não encontra o seu pacote {tracking}. Pedimos desculpas.',
      'Vamos enviar estes itens de novo ou reembolsar você, e avisaremos por e-mail assim que isso for decidido.',
    ],
    action: 'Ver o pedido',
    closing: 'Você não precisa fazer nada. Dúvidas? Escreva para {email}.',
  },
  'parcel-refused': {
    subject: 'O pacote do seu pedido {number} não foi aceito',
    paragraphs: [
      'Olá, {name}. A {carrier} informa que o pacote {tracking} não foi aceito e está voltando.',
      'Quando ele chegar, vamos enviar estes itens de novo ou reembolsar você, e avisaremos por e-mail. De um pacote recusado voltam o preço dos itens e o frete padrão, como em uma devolução.',
    ],
    action: 'Ver o pedido',
    closing: 'Foi um engano? Escreva para {email}.',
  },
  'parcel-returned': {
    subject: 'O pacote do seu pedido {number} está voltando',
    paragraphs: [
      'Olá, {name}. A {carrier} não conseguiu entregar o pacote {tracking} e está devolvendo para nós.',
      'Vamos enviar estes itens de novo ou reembolsar você, e avisaremos por e-mail assim que isso for decidido.',
    ],
    action: 'Ver o pedido',
    closing:
      'O seu endereço está certo? Ele está na página do pedido. Para corrigir, escreva para {email}.',
  },
  'parcel-found': {
    subject: 'O pacote do seu pedido {number} foi localizado',
    paragraphs: [
      'Olá, {name}. Boa notícia: o pacote {tracking} foi localizado e está a caminho com a {carrier}.',
    ],
    action: 'Acompanhar o pedido',
    closing: 'Pedimos desculpas pelo transtorno. Dúvidas? Escreva para {email}.',
  },
  'parcel-resent': {
    subject: 'Vamos enviar de novo os itens do pedido {number}',
    paragraphs: [
      'Olá, {name}. O pacote {tracking} não chegou até você, então vamos enviar estes itens de novo, sem nenhum custo.',
      'Você receberá outro e-mail com o novo código de rastreamento quando eles saírem.',
    ],
    action: 'Ver o pedido',
    closing: 'Pedimos desculpas pelo atraso. Dúvidas? Escreva para {email}.',
  },
  'order-delivered': {
    subject: 'Seu pedido {number} chegou',
    paragraphs: [
      'Esperamos que goste. Você tem {returnDays} dias para devolver: é só solicitar na página do pedido.',
    ],
    action: 'Ver o pedido',
    closing: 'Aproveite!',
  },
  'review-invitation': {
    subject: 'O que você achou do pedido {number}?',
    paragraphs: [
      'Olá, {name}! Seu pedido chegou. Sua opinião ajuda outras pessoas a escolher e nos ajuda a decidir o que vender.',
      'Leva um minuto, e uma foto diz mais que palavras. O que você comprou está abaixo.',
    ],
    action: 'Escrever uma avaliação',
    closing: 'Pedimos só uma vez. Dúvidas? Escreva para {email}.',
  },
  'review-rejected': {
    subject: 'Sobre sua avaliação do pedido {number}',
    paragraphs: [
      'Olá, {name}. Obrigado por dedicar seu tempo a avaliar “{product}”. Não podemos publicar a avaliação por este motivo:',
      '{reason}',
    ],
    action: 'Ver o pedido',
    closing: 'Se você acha que houve um engano, escreva para {email}.',
  },
  'return-requested': {
    subject: 'Recebemos sua solicitação do pedido {number}',
    paragraphs: [
      'Olá, {name}! Você solicitou uma devolução ou um reembolso do pedido {number}. Vamos ler e responder por e-mail, em geral em até dois dias úteis.',
      'A solicitação é sobre:',
    ],
    action: 'Ver a solicitação',
    closing:
      'Você pode retirar a solicitação na página do pedido enquanto ela não for respondida. Dúvidas? Escreva para {email}.',
  },
  'cancellation-requested': {
    subject: 'Recebemos o cancelamento do pedido {number}',
    paragraphs: [
      'Olá, {name}! Você pediu para cancelar parte do pedido {number}, ou todo ele. Se ainda não saiu, devolvemos o dinheiro; respondemos por e-mail.',
      'A solicitação é sobre:',
    ],
    action: 'Ver a solicitação',
    closing:
      'Você pode retirar a solicitação na página do pedido enquanto ela não for respondida. Dúvidas? Escreva para {email}.',
  },
  'return-approved': {
    subject: 'Sua devolução do pedido {number} foi aprovada',
    paragraphs: [
      'Olá, {name}! Envie estes itens até {until}, bem embalados, para este endereço: {address}',
      'O frete da devolução fica por sua conta.',
      'Você recebe {value} de volta quando o pacote chegar e for conferido.',
      'Escreva o número do pedido {number} no pacote. Depois de enviar, avise na página do pedido, com o código de rastreio se tiver.',
    ],
    action: 'Já enviei',
    closing: 'Dúvidas? Escreva para {email}.',
  },
  'return-approved-seller': {
    subject: 'Sua devolução do pedido {number} foi aprovada',
    paragraphs: [
      'Olá, {name}! Envie estes itens até {until}, bem embalados, para este endereço: {address}',
      'O frete é por nossa conta: pague no balcão e envie uma foto do recibo para {email}. Transferimos o valor para você.',
      'Você recebe {value} de volta quando o pacote chegar e for conferido.',
      'Escreva o número do pedido {number} no pacote. Depois de enviar, avise na página do pedido, com o código de rastreio se tiver.',
    ],
    action: 'Já enviei',
    closing: 'Dúvidas? Escreva para {email}.',
  },
  'return-approved-label': {
    subject: 'Sua devolução do pedido {number} foi aprovada',
    paragraphs: [
      'Olá, {name}! Envie estes itens até {until}, bem embalados, para este endereço: {address}',
      'Você recebe {value} de volta quando o pacote chegar e for conferido.',
      'O frete está pago. Imprima esta etiqueta e cole no pacote: {label}',
      'Depois de enviar, avise na página do pedido, com o código de rastreio se tiver.',
    ],
    action: 'Já enviei',
    closing: 'Dúvidas? Escreva para {email}.',
  },
  'return-sent': {
    subject: 'Sua devolução do pedido {number} está a caminho',
    paragraphs: [
      'Obrigado, {name}. Registramos que você enviou estes itens e avisaremos por e-mail quando chegarem.',
    ],
    action: 'Ver a devolução',
    closing:
      'Guarde o comprovante de envio até receber o reembolso. Dúvidas? Escreva para {email}.',
  },
  'return-received': {
    subject: 'Sua devolução do pedido {number} chegou',
    paragraphs: ['Olá, {name}! Seu pacote chegou. Vamos conferir estes itens e reembolsá-los.'],
    action: 'Ver a devolução',
    closing:
      'Avisaremos por e-mail assim que o dinheiro estiver a caminho. Dúvidas? Escreva para {email}.',
  },
  'return-replacing': {
    subject: 'Vamos enviar uma reposição do pedido {number}',
    paragraphs: [
      'Olá, {name}. Conferimos o que você devolveu e vamos enviar os mesmos itens de novo, sem nenhum custo.',
      'Você receberá outro e-mail com o código de rastreamento quando eles saírem.',
    ],
    action: 'Ver a devolução',
    closing: 'Prefere o dinheiro de volta? Escreva para {email} antes do envio.',
  },
  'return-replaced': {
    subject: 'A reposição do pedido {number} está a caminho',
    paragraphs: [
      'Olá, {name}. Sua reposição está com a {carrier}. Código de rastreamento: {tracking}.',
    ],
    action: 'Ver a devolução',
    closing: 'Dúvidas? Escreva para {email}.',
  },
  'return-refused': {
    subject: 'Sobre sua solicitação do pedido {number}',
    paragraphs: [
      'Olá, {name}! Não podemos aceitar sua solicitação do pedido {number}, por este motivo:',
      '{reason}',
    ],
    action: 'Ver a solicitação',
    closing: 'Se você discorda, escreva para {email}.',
  },
  'return-overtaken': {
    subject: 'O pedido {number} já tinha saído',
    paragraphs: [
      'Olá, {name}! Você pediu para cancelar estes itens. Eles saíram antes da nossa resposta e não podem mais ser cancelados.',
      'Quando chegarem, você pode devolvê-los na página do pedido.',
    ],
    action: 'Ver o pedido',
    closing: 'Dúvidas? Escreva para {email}.',
  },
  'return-withdrawn': {
    subject: 'Você retirou sua solicitação do pedido {number}',
    paragraphs: [
      'Olá, {name}! Você retirou sua solicitação destes itens. Não precisa fazer mais nada.',
    ],
    action: 'Ver o pedido',
    closing:
      'Mudou de ideia de novo? Enquanto houver prazo, você pode enviar outra solicitação na página do pedido.',
  },
  'return-expired': {
    subject: 'O prazo da sua devolução do pedido {number} terminou',
    paragraphs: [
      'Olá, {name}! Sua devolução foi aprovada, mas não soubemos que estes itens foram enviados no prazo. A devolução está encerrada.',
    ],
    action: 'Ver o pedido',
    closing: 'Você já enviou? Escreva para {email} com o código de rastreio.',
  },
  'order-link': {
    subject: 'Seu pedido {number}',
    paragraphs: ['Olá, {name}! Aqui está o link do seu pedido {number}.'],
    action: 'Ver o pedido',
    closing:
      'Não foi você que pediu? Então alguém conhece o seu e-mail e o número do pedido; sem este e-mail, não consegue abri-lo.',
  },
  'order-email-confirm': {
    subject: 'Confirme este e-mail para o pedido {number}',
    paragraphs: [
      'Quem fez o pedido {number} na {store} informou este e-mail. Confirme para receber aqui tudo sobre o pedido.',
      'O link funciona por 24 horas.',
    ],
    action: 'Confirmar o e-mail',
    closing: 'Não é seu? Ignore este e-mail: nada muda.',
  },
  'order-email-changed': {
    subject: 'O pedido {number} tem um novo e-mail',
    paragraphs: [
      'O e-mail do pedido {number} na {store} foi alterado para {newEmail} e confirmado por lá. A partir de agora escrevemos para esse endereço, e o link dos e-mails anteriores não abre mais o pedido.',
    ],
    action: 'Fale conosco',
    closing: 'Não foi você? Escreva para nós imediatamente.',
  },
  'order-address-changed': {
    subject: 'O pedido {number} vai para outro endereço',
    paragraphs: [
      'Olá, {name}, mudamos o endereço de entrega do seu pedido {number}. O que você pagou continua igual.',
      'Aqui os endereços aparecem abreviados; a página do seu pedido mostra o novo completo.',
    ],
    action: 'Ver o pedido',
    closing: 'Não foi você quem quis isso? Escreva logo para {email}, antes de o pacote sair.',
  },
  'order-cancelled': {
    subject: 'O pedido {number} foi cancelado',
    paragraphs: [
      'O pedido foi cancelado. O que foi pago é devolvido pelo mesmo meio de pagamento.',
    ],
    action: 'Ver o pedido',
    closing: 'Dúvidas? Escreva para {email}.',
  },
  'order-refunded': {
    subject: 'Devolvemos {amount} do pedido {number}',
    paragraphs: [
      'Olá, {name}! Devolvemos {amount} do seu pedido {number} pelo mesmo meio em que você pagou.',
      'Dependendo do banco, leva alguns dias para aparecer.',
    ],
    action: 'Ver o pedido',
    closing: 'Dúvidas? Escreva para {email}.',
  },
});

export const receipt = translationOf<typeof english.receipt>()({
  subtotal: 'Subtotal',
  discount: 'Desconto',
  shipping: 'Frete',
  free: 'Grátis',
  tax: 'Impostos',
  total: 'Total',
  totalWithTax: 'Total (inclui {tax} de impostos)',
  refunded: 'Reembolsado',
  left: 'Valor após os reembolsos',
  sold: 'Comprado em {store}. Vendido por {name}, {address}, {email}',
  returnsTo: 'Devoluções para: {address}',
  order: 'Pedido',
  deliverTo: 'Endereço de entrega',
  formerAddress: 'Endereço até agora',
  newAddress: 'Novo endereço',
  tracking: 'Rastreio',
  duties: 'Impostos de importação',
  dutiesPaid: 'Pagos por nós ({country}): nada é cobrado na entrega.',
  dutiesDue: 'Em {country}, a transportadora pode cobrá-los de você.',
  returns: 'Devoluções',
  terms: 'Termos de venda',
  privacy: 'Privacidade',
});

/** What a request asks for, and why. */
export const requests = translationOf<typeof english.requests>()({
  kindLabel: 'Pedido feito',
  kinds: { cancellation: 'Cancelamento', return: 'Devolução', refund: 'Reembolso sem devolução' },
  reasonLabel: 'Motivo',
  reasons: {
    changed_mind: 'Mudei de ideia',
    ordered_by_mistake: 'Comprei por engano',
    takes_too_long: 'Demora demais',
    does_not_fit: 'Não serve',
    not_as_described: 'Não é como descrito',
    damaged: 'Danificado ou quebrado',
    wrong_item: 'Item errado',
    missing_parts: 'Faltam peças',
    other: 'Outro motivo',
  },
});
