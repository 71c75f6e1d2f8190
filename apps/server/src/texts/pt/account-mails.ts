import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/account-mails.ts';

export const accountMails = translationOf<typeof english.accountMails>()({
  'registration-code': {
    subject: 'Seu código {platform}',
    paragraphs: ['Digite este código para abrir sua loja. Ele vale por {minutes} minutos.'],
    closing: 'Se não foi você, ignore este e-mail.',
  },
  'password-code': {
    subject: 'Seu código para uma nova senha',
    paragraphs: [
      'Digite este código para escolher uma nova senha. Ele vale por {minutes} minutos.',
    ],
    closing: 'Se não foi você, ignore este e-mail.',
  },
  invitation: {
    subject: 'Sua conta {platform}',
    paragraphs: [
      'Uma conta {platform} foi criada para você. Seu nome de usuário é {name}. Escolha uma senha para entrar; o link funciona uma única vez, por {days} dias.',
    ],
    action: 'Escolher senha',
    closing: 'Se você não esperava por isso, pode ignorar este e-mail.',
  },
  'password-link': {
    subject: 'Escolha uma nova senha',
    paragraphs: [
      'Nossa equipe redefiniu a senha de {name}, e todos os dispositivos foram desconectados. Escolha uma nova; o link funciona uma única vez, por {days} dias.',
    ],
    action: 'Escolher senha',
    closing: 'Se você não esperava por isso, fale conosco.',
  },
  'social-code': {
    subject: 'Seu código {platform}',
    paragraphs: [
      'Digite este código para confirmar que este e-mail é seu. Ele vale por {minutes} minutos.',
    ],
    closing: 'Se não foi você, ignore este e-mail.',
  },
  'email-code': {
    subject: 'Confirme seu novo e-mail',
    paragraphs: [
      'Digite este código para entrar em {platform} com este endereço de agora em diante. Ele vale por {minutes} minutos.',
    ],
    closing: 'Se não foi você, ignore este e-mail: sem o código nada muda.',
  },
  'mobile-code': {
    subject: 'Seu código para o novo celular',
    paragraphs: [
      'Digite este código para salvar o novo número de celular. Ele vale por {minutes} minutos.',
    ],
    closing: 'Se você não pediu isso, ignore este e-mail: nada muda sem o código.',
  },
  'email-taken': {
    subject: 'Seu endereço foi informado em outra conta',
    paragraphs: [
      'Alguém, talvez você, quis usar este endereço em outra conta {platform}. Ele já é o da sua conta, e nada mudou.',
    ],
    closing: 'Se não foi você, ignore este e-mail.',
  },
  'already-registered': {
    subject: 'Você já tem uma conta {platform}',
    paragraphs: [
      'Alguém, provavelmente você, tentou se cadastrar com este endereço. Ele já tem uma conta: entre, ou escolha uma nova senha lá.',
    ],
    closing: 'Se não foi você, ignore este e-mail.',
  },
  'no-account': {
    subject: 'Não há conta {platform} com este endereço',
    paragraphs: [
      'Alguém, provavelmente você, pediu uma nova senha, mas este endereço não tem conta. Talvez você tenha usado outro.',
    ],
    closing: 'Se não foi você, ignore este e-mail.',
  },
  welcome: {
    subject: 'Sua loja está aberta',
    paragraphs: [
      'Boas-vindas a {platform}. Sua loja está no ar: defina seus preços e compartilhe seu link.',
    ],
    action: 'Abrir minha loja',
    closing: 'Que bom ter você aqui.',
  },
  'factor-on': {
    subject: 'A verificação em duas etapas está ativada',
    paragraphs: [
      'A partir de agora, a conta {email} pede um código do seu aplicativo autenticador a cada entrada. Guarde seus códigos de recuperação em um lugar seguro.',
    ],
    action: 'Escolher uma nova senha',
    closing: 'Se não foi você, escolha uma nova senha agora mesmo e nos avise.',
  },
  'factor-off': {
    subject: 'A verificação em duas etapas está desativada',
    paragraphs: ['A conta {email} não pede mais um código na entrada.'],
    action: 'Escolher uma nova senha',
    closing: 'Se não foi você, escolha uma nova senha agora mesmo e nos avise.',
  },
  'factor-reset': {
    subject: 'Sua verificação em duas etapas foi redefinida',
    paragraphs: [
      'Nossa equipe removeu a verificação em duas etapas de {email}, porque o telefone e os códigos foram dados como perdidos. Todas as sessões foram encerradas. Entre com sua senha e configure-a de novo.',
    ],
    action: 'Escolher uma nova senha',
    closing: 'Se não foi você, escolha uma nova senha agora mesmo e nos avise.',
  },
  'recovery-used': {
    subject: 'Um código de recuperação foi usado',
    paragraphs: [
      'Um código de recuperação de {email} acaba de ser usado. Códigos restantes: {left}.',
    ],
    action: 'Escolher uma nova senha',
    closing: 'Se não foi você, escolha uma nova senha agora mesmo e nos avise.',
  },
  'recovery-renewed': {
    subject: 'Novos códigos de recuperação',
    paragraphs: [
      'Foram criados novos códigos de recuperação para {email}. Os antigos não valem mais.',
    ],
    action: 'Escolher uma nova senha',
    closing: 'Se não foi você, escolha uma nova senha agora mesmo e nos avise.',
  },
  'password-changed': {
    subject: 'Sua senha foi alterada',
    paragraphs: ['A senha de {email} foi alterada, e os outros dispositivos foram desconectados.'],
    action: 'Escolher uma nova senha',
    closing: 'Se não foi você, escolha uma nova senha agora mesmo e nos avise.',
  },
  'email-changed': {
    subject: 'Seu e-mail foi alterado',
    paragraphs: [
      'Sua conta {platform} {email} agora usa o endereço {newEmail}. Você entra com ele, e os e-mails vão para lá.',
    ],
    closing:
      'Se não foi você, responda a este e-mail agora mesmo: podemos devolver a conta a você.',
  },
  'email-entered': {
    subject: 'Um novo e-mail foi informado para sua conta',
    paragraphs: [
      'Nossa equipe informou {newEmail} como novo e-mail da sua conta {platform} {email}. Ele só passa a valer quando o link enviado para lá for aberto. Até então, tudo continua como está.',
    ],
    action: 'Escolher uma nova senha',
    closing:
      'Se você não pediu isso, escolha uma nova senha agora: isso cancela a alteração. Depois, nos avise.',
  },
  'email-confirm': {
    subject: 'Confirme seu novo e-mail',
    paragraphs: [
      'Nossa equipe informou este endereço para a conta {platform} {name}. Confirme para entrar com ele a partir de agora; o link funciona uma vez, por {days} dias.',
    ],
    action: 'Confirmar este e-mail',
    closing: 'Se você não esperava isso, não faça nada: sem o link, nada muda.',
  },
  'identity-linked': {
    subject: 'Uma nova forma de entrar',
    paragraphs: ['Agora é possível entrar em {email} com {provider}.'],
    action: 'Escolher uma nova senha',
    closing: 'Se não foi você, escolha uma nova senha agora mesmo e nos avise.',
  },
  'identity-unlinked': {
    subject: 'Uma forma de entrar foi removida',
    paragraphs: ['Não é mais possível entrar em {email} com {provider}.'],
    action: 'Escolher uma nova senha',
    closing: 'Se não foi você, escolha uma nova senha agora mesmo e nos avise.',
  },
  'payment-account-linked': {
    subject: 'Uma conta de saque foi vinculada',
    paragraphs: [
      'A conta de saque {account} agora está vinculada a {store}. O que você ganhar será pago nela.',
    ],
    action: 'Escolher uma nova senha',
    closing: 'Se não foi você, escolha uma nova senha agora mesmo e nos avise.',
  },
  'payment-account-unlinked': {
    subject: 'Sua conta de saque foi desvinculada',
    paragraphs: [
      'A conta de saque {account} foi desvinculada de {store}. O que você ganhar vai para a sua outra conta, se houver; senão, espera até você vincular uma.',
    ],
    action: 'Escolher uma nova senha',
    closing: 'Se não foi você, escolha uma nova senha agora mesmo e nos avise.',
  },
  'payment-account-lost': {
    subject: 'Sua conta de saque não pode mais ser usada',
    paragraphs: [
      'O provedor fechou para nós a conta de saque {account} de {store}, ou você retirou a permissão. O que você ganhar espera até você vincular uma conta de novo.',
    ],
    action: 'Vincular uma conta',
    closing: 'Dúvidas? Fale conosco.',
  },
  'payment-account-relink': {
    subject: 'Vincule sua conta de saque de novo',
    paragraphs: [
      '{platform} tem uma nova conexão com o provedor de pagamento, para dinheiro de verdade ou com outra conta própria. A conta de saque {account} de {store} não serve ali. O que você ganhar espera até você vincular uma conta de novo.',
    ],
    action: 'Vincular uma conta',
    closing: 'Dúvidas? Fale conosco.',
  },
  'refunds-stuck': {
    subject: 'Reembolsos dos seus pedidos em espera: {count}',
    paragraphs: [
      'A conta de saque {account} de {store} não pode mais ser usada, então os reembolsos destes pedidos não podem ser enviados: {orders}. Vincule a conta de novo, abra cada pedido e envie o reembolso outra vez.',
    ],
    action: 'Vincular a conta',
    closing: 'Dúvidas? Fale conosco.',
  },
  'payment-account-chosen': {
    subject: 'O que você ganha vai para outra conta',
    paragraphs: ['A partir de agora, os ganhos de {store} são pagos em {account}.'],
    action: 'Escolher uma nova senha',
    closing: 'Se não foi você, escolha uma nova senha agora mesmo e nos avise.',
  },
  'bank-details-changed': {
    subject: 'Seus dados bancários mudaram',
    paragraphs: [
      'A conta bancária {account} foi informada para os ganhos de {store}. Para sua segurança, os saques para ela começam em {days} dias.',
    ],
    action: 'Escolher uma nova senha',
    closing: 'Se não foi você, escolha uma nova senha agora mesmo e nos avise.',
  },
  'payment-account-restricted': {
    subject: 'Sua conta de saque está restrita',
    paragraphs: [
      'O provedor restringiu a conta de saque {account} de {store}: nada pode ser pago nela agora. Seus ganhos esperam por você.',
      'Abra sua conta de saque para ver o que o provedor precisa. Quando você enviar e ele aceitar, os saques continuam sozinhos.',
    ],
    action: 'Abrir minha conta de saque',
    closing: 'Dúvidas? Fale conosco.',
  },
  'payment-account-needs': {
    subject: 'Seu provedor de pagamentos precisa de algo até {day}',
    paragraphs: [
      'O provedor da conta de saque {account} de {store} pede mais informações até {day}. Depois disso ele pode restringir a conta, e os saques parariam.',
      'Sua conta de saque mostra o que falta, com um botão que leva ao provedor.',
    ],
    action: 'Abrir minha conta de saque',
    closing: 'Dúvidas? Fale conosco.',
  },
  'factor-guessed': {
    subject: 'Alguém está tentando códigos na sua conta',
    paragraphs: [
      'Alguém digitou a senha certa de {email} e depois dez códigos errados. Nós o bloqueamos por enquanto.',
    ],
    action: 'Escolher uma nova senha',
    closing: 'Se não foi você, escolha uma nova senha agora mesmo e nos avise.',
  },
  'deletion-requested': {
    subject: 'Sua conta será excluída em {day}',
    paragraphs: [
      'Em {day}, sua conta {platform} {email} será excluída, conforme solicitado. Se você tem uma loja, ela já está fechada para compradores.',
      'Até lá, você pode mudar de ideia: entre e mantenha a conta. Também é possível baixar uma cópia dos seus dados.',
    ],
    action: 'Manter minha conta',
    closing: 'Se não foi você, mantenha a conta e escolha uma nova senha imediatamente.',
  },
  'deletion-cancelled': {
    subject: 'Sua conta foi mantida',
    paragraphs: [
      'Sua conta {platform} {email} não será excluída. Se a sua loja estava aberta, ela voltou a abrir.',
    ],
    action: 'Escolher uma nova senha',
    closing: 'Se não foi você, escolha uma nova senha imediatamente e fale conosco.',
  },
  'deletion-held-up': {
    subject: 'Sua conta ainda não pôde ser excluída',
    paragraphs: [
      'Hoje era o dia de excluir sua conta {platform}, mas ainda há um pedido, um reembolso ou um valor em aberto. A página da sua conta mostra o que falta.',
      'Assim que tudo estiver resolvido, excluiremos a conta. Não é preciso pedir de novo.',
    ],
    action: 'Ver o que falta',
    closing: 'Você ainda pode manter a conta.',
  },
  'account-deleted': {
    subject: 'Sua conta foi excluída',
    paragraphs: [
      'Sua conta {platform} foi excluída. Apagamos seus dados pessoais; pedidos, pagamentos e a contabilidade das vendas passadas são mantidos, como a lei exige, sem o seu nome.',
      'Você pode se cadastrar de novo com este endereço quando quiser.',
    ],
    closing: 'Obrigado pelo tempo conosco.',
  },
  'data-export-ready': {
    subject: 'Seus dados estão prontos para baixar',
    paragraphs: [
      'A cópia dos seus dados que você pediu está pronta. Por segurança, é preciso entrar na conta para baixá-la. Ela fica disponível por {days} dias.',
    ],
    action: 'Baixar meus dados',
    closing: 'Se não foi você que pediu, escolha uma nova senha imediatamente e fale conosco.',
  },
});
