import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/operator-mails.ts';

export const operatorMails = translationOf<typeof english.operatorMails>()({
  'refunds-asked': {
    subject: 'Pedidos de reembolso sem resposta: {count}',
    paragraphs: [
      'Os donos pediram o reembolso destes pedidos. Cada um espera sua resposta: devolva o dinheiro ou recuse com um motivo.',
    ],
    action: 'Ver os pedidos',
    closing: 'Este e-mail chega no máximo uma vez por hora, e só quando há algo novo.',
  },
  'refunds-found': {
    subject: 'Reembolsos feitos no provedor de pagamentos: {count}',
    paragraphs: [
      'Alguém reembolsou estes pedidos nas páginas do provedor, ou capturou lá só uma parte do pagamento. Nosso livro já registra o reembolso. O resto não mudou: decida em cada pedido se as unidades ainda serão enviadas.',
      'O que foi reembolsado:',
    ],
    action: 'Ver os pedidos',
    closing: 'Este e-mail chega no máximo uma vez por hora, e só quando há algo novo.',
  },
  'returns-asked': {
    subject: 'Solicitações de compradores sem resposta: {count}',
    paragraphs: [
      'Há solicitações de devolução, reembolso ou cancelamento destes pedidos, vendidos pela plataforma. Cada uma espera sua resposta.',
    ],
    action: 'Ver as solicitações',
    closing: 'Este e-mail chega no máximo uma vez por hora, e só quando há algo novo.',
  },
  'disputes-open': {
    subject: 'Contestações que esperam resposta: {count}',
    paragraphs: [
      'Compradores contestam o pagamento destes pedidos. O banco decide pelas provas que você enviar até a data indicada; sem resposta, a contestação é perdida.',
    ],
    action: 'Ver as contestações',
    closing:
      'Este e-mail chega quando uma contestação é aberta e de novo três dias antes do prazo.',
  },
  'disputes-decided': {
    subject: 'Contestações encerradas ou em recurso: {count}',
    paragraphs: [
      'Novidades destas contestações. Ganha: o dinheiro volta. Perdida: fica com o comprador, e a taxa não é devolvida. Encerrada: terminou sem decisão. Em recurso: o banco analisa de novo.',
    ],
    action: 'Ver as contestações',
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
  'payouts-waiting': {
    subject: 'Saques que aguardam seu saldo: {count}',
    paragraphs: [
      'Saques foram recusados porque o saldo da plataforma em um provedor de pagamentos é insuficiente. Eles aguardam, e ninguém perde seus ganhos.',
      'O que eles precisam, por provedor:',
    ],
    action: 'Ver os saques',
    closing:
      'Recarregue o saldo. Eles são reenviados a cada hora, e na hora quando você executa os saques.',
  },
  'stores-unpaid': {
    subject: 'Lojas que não podem receber: {count}',
    paragraphs: [
      'As contas de saque destas lojas foram restritas ou fechadas, ou um saque falhou. Os donos já sabem o que fazer; os ganhos esperam.',
      'Se um dono não reagir, escreva pela página da loja ou ofereça uma conta bancária.',
    ],
    action: 'Ver os saques',
    closing: 'Este e-mail chega no máximo uma vez por hora, e só quando há algo novo.',
  },
  'stock-low': {
    subject: 'Variantes com estoque baixo: {count}',
    paragraphs: [
      'Restam menos unidades disponíveis destas variantes do que o limite delas. As reservadas não contam.',
      'As variantes e as unidades que restam:',
    ],
    action: 'Ver o estoque',
    closing:
      'Você recebe este e-mail uma vez por variante até ela voltar a ficar acima do limite, e no máximo um por hora.',
  },
  'rates-old': {
    subject: 'Taxas de câmbio desatualizadas: {count}',
    paragraphs: [
      'Estas taxas de câmbio são antigas demais para cobrar compradores. Até haver novas, quem vê os preços nessas moedas é cobrado na moeda da loja.',
      'As taxas e a última confirmação:',
    ],
    action: 'Ver as taxas de câmbio',
    closing: 'Este e-mail chega uma vez por caso novo e no máximo uma vez por hora.',
  },
  'rates-failed': {
    subject: 'Não foi possível obter as taxas de câmbio',
    paragraphs: [
      'A fonte das taxas de câmbio falha em todas as tentativas há {hours} horas. As últimas taxas continuam em uso até ficarem velhas demais.',
      'Você pode informar as taxas manualmente ou importá-las de um arquivo.',
    ],
    action: 'Ver as taxas de câmbio',
    closing: 'Este e-mail chega uma vez por caso novo e no máximo uma vez por hora.',
  },
  'payment-keys-changed': {
    subject: 'As chaves de {provider} foram alteradas',
    paragraphs: [
      '{by} inseriu novas chaves do provedor de pagamento {provider}. Os pagamentos passam a usá-las.',
    ],
    action: 'Ver os provedores',
    closing: 'Se você não esperava isso, entre, confira a conta no provedor e troque as chaves.',
  },
  'payment-keys-removed': {
    subject: 'As chaves de {provider} foram removidas',
    paragraphs: [
      '{by} removeu as chaves do provedor de pagamento {provider}. Ele não recebe novos pagamentos, e os abertos ficam sem decisão.',
    ],
    action: 'Ver os provedores',
    closing: 'Se você não esperava isso, entre e insira as chaves de novo.',
  },
  'payments-live': {
    subject: 'A plataforma agora recebe dinheiro real',
    paragraphs: [
      '{by} passou a plataforma dos testes para dinheiro real. Os pagamentos passam a usar as chaves reais, e os proprietários vinculam suas contas de novo.',
    ],
    action: 'Ver os provedores',
    closing: 'Se você não esperava isso, entre e volte ao modo de teste.',
  },
  'payments-test': {
    subject: 'A plataforma só aceita testes',
    paragraphs: [
      '{by} passou a plataforma do dinheiro real para o modo de teste. Os compradores não podem mais pagar com dinheiro real.',
    ],
    action: 'Ver os provedores',
    closing: 'Se você não esperava isso, entre e ative de novo os pagamentos reais.',
  },
  'purchase-units-missing': {
    subject: 'Unidades que fornecedores não conseguem entregar: {count}',
    paragraphs: [
      'Os fornecedores indicaram que estas unidades de pedidos pagos estão esgotadas. Peça a outro fornecedor, espere por elas ou reembolse os compradores.',
      'Pedido de compra, produto e unidades:',
    ],
    action: 'Ver os pedidos de compra',
    closing: 'Este e-mail chega no máximo uma vez por hora e só quando há um aviso novo.',
  },
  'supplier-updates-waiting': {
    subject: 'Atualizações de fornecedores aguardando: {count}',
    paragraphs: [
      'Fornecedores enviaram estoque ou custos novos. Veja o que mudaria e aplique ou recuse.',
    ],
    action: 'Ver as atualizações',
    closing: 'Este e-mail chega no máximo uma vez por hora e só quando há uma atualização nova.',
  },
  'test-email': {
    subject: 'E-mail de teste de {platform}',
    paragraphs: [
      'Um operador pediu este e-mail na página inicial da plataforma. Se você o está lendo, a plataforma consegue enviar e-mails.',
    ],
    action: 'Abrir a página inicial',
    closing: 'Se não foi você quem pediu, avise sua equipe.',
  },
});
