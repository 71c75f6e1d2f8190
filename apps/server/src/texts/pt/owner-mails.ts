import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/owner-mails.ts';

export const ownerMails = translationOf<typeof english.ownerMails>()({
  'buyer-message': {
    subject: 'Uma pergunta de {name} sobre a {store}',
    paragraphs: [
      '{name} ({email}) escreveu para você pelo formulário de contato da {store}:',
      '{text}',
    ],
    action: 'Responder',
    closing: 'Responda para {email}: respostas a este e-mail não chegam ao comprador.',
  },
  'order-for-owner': {
    subject: 'Novo pedido {number}: você ganha {profit}',
    paragraphs: ['{product} foi vendido em {store}. Seu lucro: {profit}.'],
    sentence: '{goods}, {total}.',
    action: 'Ver o pedido',
    closing: 'Você recebe este e-mail a cada novo pedido.',
  },
  'seller-reminder': {
    subject: 'O pedido {number} aguarda seu pagamento',
    paragraphs: [
      'O comprador já pagou a você. Pague {cost} até {due} e nós enviamos. Depois disso, o pedido é cancelado e o comprador reembolsado.',
    ],
    action: 'Pagar agora',
    closing: 'Você pode pagar vários pedidos de uma vez.',
  },
  'store-paused': {
    subject: '{store} está em pausa',
    paragraphs: [
      'Três pedidos de {store} foram cancelados porque não foram pagos em sete dias. Os compradores já receberam o dinheiro de volta.',
      'Para não decepcionar mais compradores, a loja não aceita pedidos por enquanto. Você pode reabri-la quando quiser.',
    ],
    action: 'Abrir minha loja',
    closing: 'Pague os pedidos em até sete dias e a loja continua aberta.',
  },
  'seller-needed': {
    subject: 'Ninguém pode comprar na {store} até você informar seus dados',
    paragraphs: [
      'Os compradores da {store} pagam direto a você, por isso precisam saber quem vende: seu nome legal, contato, endereço e endereço de devolução.',
      'Enquanto faltarem, a loja continua visível, mas não aceita pedidos. Os pedidos já feitos não mudam.',
    ],
    action: 'Informar dados do vendedor',
    closing: 'Leva dois minutos, e a loja volta a vender assim que você salvar.',
  },
  'refund-for-owner': {
    subject: 'Devolvemos a você {amount} do pedido {number}',
    paragraphs: [
      'Devolvemos {amount} do que você pagou pelo pedido {number} de {store}, pelo mesmo meio.',
    ],
    action: 'Ver o pedido',
    closing: 'Dúvidas? Responda a este e-mail.',
  },
  'refund-granted': {
    subject: 'Feito: reembolso do pedido {number}',
    paragraphs: [
      'Você pediu o reembolso do pedido {number} de {store}. Devolvemos {amount} ao comprador pelo mesmo meio em que ele pagou.',
    ],
    action: 'Ver o pedido',
    closing: 'Dúvidas? Responda a este e-mail.',
  },
  'refund-declined': {
    subject: 'Sobre seu pedido de reembolso, pedido {number}',
    paragraphs: [
      'Você pediu o reembolso do pedido {number} de {store}. Não podemos fazê-lo, por este motivo:',
      '{reason}',
    ],
    sentence: 'Não podemos fazê-lo: {reason}',
    action: 'Ver o pedido',
    closing: 'Dúvidas? Responda a este e-mail.',
  },
  'return-asked': {
    subject: 'Solicitação de um comprador sobre o pedido {number}',
    paragraphs: [
      'Quem comprou em {store} solicita uma devolução, um reembolso ou o cancelamento do pedido {number}. O pagamento foi para você, então a resposta é sua.',
    ],
    action: 'Responder',
    closing:
      'Aprove a devolução, reembolse ou recuse com um motivo, que será lido por quem comprou.',
  },
  'payout-paid': {
    subject: 'Seu saque de {amount} chegou',
    paragraphs: ['Pagamos {amount} dos seus ganhos da {store} em {account}.'],
    action: 'Ver minha receita',
    closing: 'Lá você pode baixar um extrato dos seus ganhos.',
  },
  'payout-failed': {
    subject: 'Seu saque de {amount} falhou',
    paragraphs: [
      'Não conseguimos pagar {amount} dos seus ganhos da {store} em {account}. O valor voltou ao seu saldo. {reason}',
    ],
    action: 'Verificar minha conta de pagamento',
    closing: 'Quando a conta estiver em ordem, solicite o saque de novo.',
  },
  'dispute-opened': {
    subject: 'O pagamento do pedido {number} foi contestado',
    paragraphs: [
      'O comprador do pedido {number} da {store} contesta o pagamento de {amount}. Até a decisão do banco, seus ganhos com este pedido ficam retidos e ele não pode ser reembolsado.',
    ],
    action: 'Ver o pedido',
    closing:
      'A plataforma responde ao banco. Responda a este e-mail se souber de algo que ajude, por exemplo o que você conversou com o comprador.',
  },
  'dispute-due': {
    subject: 'As provas do pedido {number} vencem em {day}',
    paragraphs: [
      'O comprador do pedido {number} da {store} contesta o pagamento de {amount}, e o banco aceita uma resposta até {day}. Nenhuma foi enviada até agora.',
    ],
    action: 'Ver o pedido',
    closing:
      'Sem resposta, a contestação é perdida. Envie o que você tem ou responda no painel da sua conta de pagamento.',
  },
  'dispute-won': {
    subject: 'Contestação do pedido {number}: ganha',
    paragraphs: [
      'O banco decidiu a seu favor: o pagamento de {amount} do pedido {number} da {store} está mantido, e seus ganhos não estão mais retidos.',
    ],
    action: 'Ver o pedido',
    closing: 'Você não precisa fazer nada.',
  },
  'dispute-lost': {
    subject: 'Contestação do pedido {number}: perdida',
    paragraphs: [
      'O banco decidiu a favor do comprador: o pagamento de {amount} do pedido {number} da {store} foi devolvido, e você não ganha nada com este pedido.',
    ],
    action: 'Ver minha receita',
    closing: 'Se o seu saldo estiver negativo, os próximos ganhos vão compensá-lo.',
  },
  'dispute-appealed': {
    subject: 'A contestação do pedido {number} está em nova análise',
    paragraphs: [
      'Houve recurso da decisão sobre o pagamento de {amount} do pedido {number} da {store}. Até a nova decisão do banco, seus ganhos com este pedido ficam retidos e ele não pode ser reembolsado.',
    ],
    action: 'Ver o pedido',
    closing: 'Enviaremos um e-mail com o resultado.',
  },
  'dispute-closed': {
    subject: 'Contestação do pedido {number}: encerrada',
    paragraphs: [
      'A contestação do pagamento de {amount} do pedido {number} da {store} terminou sem decisão: o pagamento está mantido, e seus ganhos não estão mais retidos.',
    ],
    action: 'Ver o pedido',
    closing: 'Você não precisa fazer nada.',
  },
  'reviews-published': {
    subject: '{store} tem avaliações novas',
    paragraphs: [
      'Avaliações que os compradores já podem ler: {count}. Você pode responder a cada uma.',
    ],
    action: 'Ler as avaliações',
    closing: 'Os compradores veem sua resposta abaixo da avaliação.',
  },
  'prices-raised': {
    subject: 'Alguns dos seus preços subiram',
    paragraphs: [
      'Os preços da plataforma ou o câmbio mudaram, e estes produtos de {store} dariam prejuízo: {products}.',
      'Subimos cada um para o menor preço em que você não perde nada. Os pedidos anteriores mantêm o preço.',
    ],
    action: 'Conferir meus preços',
    closing: 'Prefere ocultar esses produtos? Você pode escolher isso nas configurações da loja.',
  },
  'products-hidden': {
    subject: 'Alguns dos seus produtos foram ocultados',
    paragraphs: [
      'Os preços da plataforma ou o câmbio mudaram, e estes produtos de {store} dariam prejuízo: {products}.',
      'Como você escolheu, eles ficam ocultos até o preço voltar a ser suficiente.',
    ],
    action: 'Definir novos preços',
    closing: 'Prefere que esses preços subam? Você pode escolher isso nas configurações da loja.',
  },
  'store-held': {
    subject: 'Pausamos {store}',
    paragraphs: [
      'Pausamos {store}. O motivo: {reason}',
      'Sua loja informa que está fechada e ninguém pode comprar. Os pedidos já feitos seguem normalmente.',
    ],
    action: 'Minha loja',
    closing:
      'Vamos reabri-la assim que isso for resolvido. Responda a este e-mail se tiver dúvidas.',
  },
  'store-opened': {
    subject: '{store} está aberta de novo',
    paragraphs: ['Reabrimos {store}; os compradores já podem pedir. Nossa observação: {reason}'],
    action: 'Minha loja',
    closing: 'Obrigado pela paciência.',
  },
  'settlement-platform': {
    subject: 'Os compradores de {store} agora pagam à plataforma',
    paragraphs: [
      'A partir de agora a plataforma recebe os pagamentos de {store} e credita seus ganhos. O motivo: {reason}',
      'Os pedidos anteriores são liquidados como começaram: os que estão abertos continuam a ser pagos por você.',
    ],
    action: 'Minha loja',
    closing: 'Está tudo nas configurações da sua loja.',
  },
  'settlement-direct': {
    subject: 'Os compradores de {store} agora pagam direto a você',
    paragraphs: [
      'A partir de agora os compradores de {store} pagam na sua conta vinculada. Você nos paga o preço da plataforma em até sete dias e nós enviamos. O motivo: {reason}',
      'Os pedidos anteriores são liquidados como começaram: a plataforma credita os ganhos deles.',
    ],
    action: 'Minha loja',
    closing: 'Confira nome, endereço e contato do vendedor nas configurações da loja.',
  },
});
