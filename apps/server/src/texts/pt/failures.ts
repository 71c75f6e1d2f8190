import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/failures.ts';

export const failures = translationOf<typeof english.failures>()({
  '1002': 'Sua sessão terminou. Entre novamente.',
  'invalid-input': 'Revise os campos marcados.',
  'malformed-request': 'Não foi possível ler a solicitação.',
  'payload-too-large': 'A solicitação é grande demais.',
  'unsupported-media-type': 'Este tipo de conteúdo não é aceito aqui.',
  forbidden: 'Você não tem permissão para fazer isso.',
  'cross-site': 'A solicitação veio de outro site e foi recusada.',
  'not-found': 'Não encontramos isso.',
  'method-not-allowed': 'Este endereço não aceita este método. Aceita: {methods}.',
  conflict: 'Isso mudou nesse meio-tempo. Recarregue e tente de novo.',
  'idempotency-key-required': 'Esta chamada precisa do cabeçalho Idempotency-Key.',
  'idempotency-key-reused': 'Esta Idempotency-Key já foi usada para outra coisa.',
  'idempotency-running': 'Ainda está sendo processado. Aguarde um momento.',
  'rate-limited': 'Tentativas demais. Aguarde {seconds} s.',
  'image-too-large': 'O tamanho da imagem enviada não pode passar de 2M',
  'image-unreadable': 'Não conseguimos ler esta imagem. Use JPEG, PNG ou WebP.',
  'image-too-many-pixels':
    'A imagem é grande demais: no máximo 40 megapixels e 16.000 pixels em cada lado.',
  'pictures-full': 'Suas imagens já ocupam {max} MB: não é possível adicionar mais.',
  'files-full': 'Você já tem {max} arquivos aqui. Exclua algum antes de adicionar outro.',
  'file-type': 'Só são aceitos arquivos destes tipos: {types}.',
  'signature-blank': 'A assinatura está em branco. Assine primeiro.',
  'read-only': 'O servidor está somente leitura no momento. Nada mudou; tente de novo em breve.',
  busy: 'Não conseguimos atender isto agora. Tente de novo em instantes.',
  'service-away':
    'Um serviço de que dependemos não está respondendo agora. Tente de novo em instantes.',
  internal: 'Algo falhou do nosso lado. Nada se perdeu; tente de novo. (Solicitação {requestId})',
  A0231: 'Sua sessão não pode mais ser renovada. Entre novamente.',
  'captcha-wrong': 'O código da imagem está errado ou expirou. Tente com a nova imagem.',
  'login-wrong': 'Usuário e senha não conferem.',
  'account-disabled': 'Esta conta está desativada. Fale conosco se achar que é um engano.',
  'code-wrong': 'O código está errado ou expirou. Peça um novo.',
  'code-too-soon': 'Um código já está a caminho. Você pode pedir outro em {seconds} s.',
  'code-limit': 'Códigos demais por hoje. Tente amanhã.',
  'password-common':
    'Esta senha é fácil demais de adivinhar. Escolha uma mais longa ou acrescente algumas palavras.',
  'password-mismatch': 'As duas senhas são diferentes.',
  'terms-not-accepted': 'Aceite os termos para abrir uma loja.',
  'social-unavailable': 'Esta forma de entrar não está configurada aqui.',
  'social-failed': 'O outro serviço não confirmou sua entrada. Tente de novo.',
  'ticket-invalid': 'Este link de entrada já foi usado ou expirou.',
  'login-slow-down': 'Tentativas demais. Você pode tentar de novo em {seconds} s.',
  'account-shared':
    'Esta conta é compartilhada por todos que testam a demonstração: nome, senha, e-mail e acesso não podem ser alterados. Abra sua própria loja para alterar os seus.',
  'view-only':
    'Você vê esta loja como o dono a vê: aqui nada pode ser alterado nem aberto o que é só dele.',
  'deletion-blocked':
    'Resolva primeiro o que está na lista. Depois, sua conta poderá ser excluída.',
  'deletion-requested': 'A exclusão da sua conta já foi solicitada.',
  'export-preparing':
    'Seu arquivo está sendo preparado. Avisaremos por e-mail quando estiver pronto.',
  'role-name-taken': 'Já existe uma função com este nome.',
  'role-code-taken': 'Já existe uma função com este código.',
  'role-built-in':
    'A plataforma precisa da função “{name}”: ela não pode ser alterada assim nem excluída.',
  'role-own': 'Você tem esta função. Outra pessoa precisa desativá-la.',
  'role-in-use':
    '“{name}” não pode ser excluída porque há usuários com ela: {users}. Dê outra função a eles primeiro.',
  'role-rights': 'Você só pode conceder permissões que tem. Você não tem: {rights}',
  'role-scope': 'Você só pode conceder um escopo de dados igual ou menor que o seu.',
  'menu-parent': 'Um menu só pode ficar abaixo de um catálogo ou menu que não faça parte dele.',
  'menu-name-taken': 'Outro menu já usa este nome de rota.',
  'menu-system':
    'O console precisa deste menu: ele não pode ser excluído, ocultado nem movido. Nome, ícone e posição podem ser alterados.',
  'department-code-taken': 'Outro departamento já tem este código.',
  'department-parent':
    'Um departamento fica no nível superior ou em outro que não esteja abaixo dele.',
  'department-in-use': 'Ainda em uso: {names}. Primeiro mova os usuários para outro departamento.',
  'user-taken': 'Outro usuário já tem este nome de usuário ou e-mail.',
  'user-self': 'Você não pode fazer isso com a própria conta.',
  'user-above': 'Este usuário tem permissões que você não tem.',
  'user-owner':
    'Esta senha é de quem tem uma loja. Redefina sem informar outra: a pessoa recebe um link.',
  'user-in-use':
    'Estes usuários têm uma loja e não podem ser excluídos aqui: {names}. Eles mesmos excluem a conta quando a loja estiver liquidada.',
  'last-root': 'A plataforma precisa de pelo menos um usuário ROOT ativo.',
  'role-above':
    'Você não pode dar nem retirar uma função com permissões que você não tem: {names}.',
  'bank-result-unreadable':
    'Este não é um resultado bancário que possa ser lido. Use uma tabela com as colunas reference e state, ou um arquivo pain.002.',
  'bank-result-other-file': 'Este resultado é do arquivo {file}, não de {name}.',
  'sheet-unreadable': 'Não foi possível ler este arquivo. Use um arquivo XLSX ou um CSV em UTF-8.',
  'sheet-too-large':
    'O arquivo é grande demais: no máximo {maximum} linhas, {columns} colunas e 2 MB. Uma única célula preenchida longe das outras também conta.',
  'sheet-titles':
    'Este arquivo não tem títulos de colunas. A primeira linha precisa ter pelo menos: {columns}.',
  'sheet-columns': 'Faltam colunas neste arquivo: {missing}.',
  'sheet-empty': 'Este arquivo tem títulos, mas nenhuma linha abaixo deles.',
  'config-key-taken': 'Outra configuração já usa esta chave.',
  'config-built-in': 'Esta configuração é do produto: mantém a chave e não pode ser excluída.',
  'codegen-off': 'A geração de código está desativada neste servidor.',
  'codegen-no-sources':
    'O código-fonte não está neste servidor, então não é possível gerar código. Gere-o em um servidor de desenvolvimento.',
  'codegen-refused': 'Não é gerado código para esta tabela.',
  'codegen-read-only': 'Este servidor não grava no próprio código-fonte. Baixe o código.',
  'codegen-exists':
    'Estes arquivos já existem e são diferentes, por isso nada foi gravado: {files}',
  'dict-value-taken': 'Este dicionário já tem uma entrada com este valor.',
  'dict-code-taken': 'Outro dicionário já usa este código.',
  'dict-in-use':
    '“{name}” está em uso: não pode ser excluído nem ter o código ou o valor alterado. É usado em: {uses}.',
  'notice-published': 'Este aviso está publicado. Retire-o antes de alterá-lo ou excluí-lo.',
  'notice-not-published': 'Este aviso não está publicado.',
  'notice-nobody': 'Nenhuma das contas escolhidas está ativa, portanto ninguém veria este aviso.',
  'second-factor-needed': 'Digite o código do seu aplicativo autenticador para concluir a entrada.',
  'second-factor-required':
    'Sua função exige a verificação em duas etapas. Configure-a primeiro; até lá, nada mais funciona.',
  'second-factor-on': 'A verificação em duas etapas já está ativada.',
  'second-factor-off': 'A verificação em duas etapas não está ativada.',
  'factor-code-wrong': 'Este código está errado ou já foi usado. Espere o próximo no aplicativo.',
  'factor-ticket-over': 'Esta entrada terminou. Comece de novo com sua senha.',
  'proof-needed': 'Confirme que é você: digite sua senha ou entre de novo.',
  'proof-wrong': 'Não está certo. Tente de novo.',
  'password-same': 'A nova senha é igual à antiga.',
  'email-same': 'Este já é o seu e-mail.',
  'email-changed-often': 'O e-mail foi alterado {times} vezes em um dia. Tente amanhã.',
  'last-sign-in': 'Esta é a única forma de entrar na sua conta. Defina uma senha antes.',
  'import-state': 'O estado da importação não permite isso. Recarregue a página.',
  'import-undecided':
    'Escolha primeiro a moeda com a taxa, o significado dos preços e a origem do arquivo.',
  'store-required': 'Você precisa de uma loja para isso.',
  'store-held': 'A plataforma pausou esta loja e é ela quem vai reabri-la: {reason}',
  'store-closing': 'Esta loja fecha com a conta do dono e não pode ser aberta.',
  'store-closed': 'Esta loja foi encerrada.',
  'slug-taken': 'Este endereço de loja já está em uso.',
  'slugs-full': 'Sua loja já tem {max} endereços anteriores que levam a ela. Volte a um deles.',
  'links-full': 'Uma loja tem no máximo {max} links ativos. Arquive um que você não usa mais.',
  'links-kept-full':
    'Uma loja guarda no máximo {max} links, contando os arquivados, e esta já tem todos. Renomeie um que já existe.',
  'slug-reserved': 'Este endereço é reservado. Escolha outro.',
  'price-below-floor': '{product}: o preço não pode ficar abaixo de {floor}.',
  'saved-elsewhere':
    'Isto foi alterado em outra janela nesse meio-tempo. Nada foi sobrescrito: compare e escolha.',
  'currency-locked': 'A moeda da loja não muda mais depois de um preço fixado ou de um pedido.',
  'price-changed': 'O preço mudou enquanto você estava aqui. Confira o novo total e confirme.',
  'out-of-stock': '{product} não está mais disponível nessa quantidade. Restam: {left}.',
  'cart-empty': 'Seu carrinho está vazio.',
  'cart-closed': 'O pedido deste carrinho já foi pago. Comece um novo carrinho.',
  'cart-full': 'Um carrinho comporta {max} produtos diferentes. Faça primeiro este pedido.',
  'tracking-used': 'Este código de rastreamento está no pacote do pedido {number}.',
  'shipment-too-much': 'São mais unidades do que as que faltam enviar.',
  'order-shipped': 'Já enviado por {name}: {time}.',
  'undo-too-late': 'Só é possível desfazer durante 30 minutos. Retire os pacotes um a um.',
  'parcel-not-joint':
    'Os pedidos saem em um só pacote se forem da mesma loja, do mesmo comprador e do mesmo endereço e se todos puderem ser enviados agora.',
  'shipments-too-many': 'No máximo {maximum} linhas por vez; há {count}. Envie o restante depois.',
  'country-not-served': 'Ainda não entregamos neste país.',
  'product-not-shipped':
    '“{product}” não pode ser enviado para este país ({country}). Escolha outro país ou retire o item.',
  'cart-not-shipped':
    'Não há como enviar este carrinho para {country}. Escolha outro lugar ou retire algum item.',
  'zone-of-rest':
    'O resto do mundo não pode ser excluído. Para não enviar a outros lugares, remova os métodos dele.',
  'carrier-known': 'As transportadoras que vêm com o programa são desativadas, não excluídas.',
  'country-not-payable': 'Nenhuma das formas de pagamento funciona neste país ({country}).',
  'provider-not-in-country':
    'Esta forma de pagamento não funciona neste país ({country}). Escolha outra.',
  'order-not-payable': 'Este pedido não pode ser pago: {reason}',
  'orders-none-payable': 'Nenhum dos pedidos escolhidos pode ser pago.',
  'order-is-test':
    'Este pedido foi pago em modo de teste: nenhum dinheiro entrou, por isso ele não é enviado.',
  'order-left': 'Tudo neste pedido já saiu, então o endereço não pode mais ser alterado.',
  'order-notes-full': 'Este pedido já tem {maximum} notas. Exclua uma primeiro.',
  'order-tags-full': 'Este pedido já tem {maximum} etiquetas. Remova uma primeiro.',
  'address-changed':
    'O endereço deste pedido foi alterado nesse meio-tempo. Confira o novo e tente de novo.',
  'address-elsewhere':
    'Este endereço fica em outro país ou região fiscal, e os valores do pedido mudariam. Cancele o pedido para que ele seja feito de novo.',
  'mail-missing': 'Este e-mail não foi enviado neste pedido.',
  'mail-outdated': 'O que este e-mail diz não é mais verdade, por isso ele não é reenviado.',
  'mail-sent-recently':
    'Este e-mail foi reenviado há poucos minutos, ou muitos deste pedido já foram reenviados hoje. Tente mais tarde.',
  'order-state': 'O status do pedido mudou e este passo não é mais possível.',
  'payment-unavailable': 'Esta loja ainda não pode receber pagamentos.',
  'linking-unavailable':
    'A plataforma ainda não tem provedor de pagamentos: não é possível vincular uma conta.',
  'payment-declined': 'O pagamento foi recusado. Nada foi cobrado; tente outra forma.',
  'payment-unknown':
    'O provedor de pagamento ainda não respondeu. Continuamos consultando; não pague de novo.',
  'settlement-needed':
    'Está na conta de um proprietário: proponha encerrá-la, e outro operador confirma.',
  'settlement-open': 'Já há uma proposta esperando outro operador.',
  'settlement-own': 'Você mesmo propôs: outro operador precisa confirmar.',
  'settlement-without-amount': 'Aqui não há valores que um lançamento possa acertar.',
  'keys-in-environment': 'As chaves deste provedor estão no ambiente do servidor: altere-as lá.',
  'keys-of-other-account':
    'Estas chaves são de outra conta. Na conta anterior ainda há pagamentos ({payments}), reembolsos ({refunds}) e saques ({payouts}) em aberto. Aguarde a conclusão ou resolva-os e depois informe as chaves novamente.',
  'keys-of-account-missing':
    'A conta do provedor em que isto foi feito não tem chaves aqui. Informe-as de novo ou decida nas páginas do provedor.',
  'key-is-live':
    'Esta é uma chave real, e a plataforma está em modo de teste. Ative primeiro os pagamentos reais.',
  'key-is-test':
    'Esta é uma chave de teste, e a plataforma recebe dinheiro real. Insira a chave real.',
  'webhooks-by-hand':
    'Estes webhooks foram criados à mão: gere um novo segredo no provedor e insira-o aqui. O antigo vale por mais 24 horas.',
  'provider-failed': 'O provedor de pagamento não responde. Nada foi cobrado; tente de novo.',
  'account-not-linked': 'Primeiro vincule uma conta de saque.',
  'account-takes-no-payments':
    'A conta vinculada só recebe os repasses. Primeiro vincule uma que aceite pagamentos de compradores (Conta de saque).',
  'account-used-by-store':
    'Seus compradores pagam a esta conta. Primeiro deixe a plataforma receber (Minha loja) e depois desvincule.',
  'account-used-by-orders':
    'Pedidos que ainda podem ser pagos a esta conta: {count}. Desvincule quando estiverem pagos ou encerrados; os não pagos são encerrados após sete dias.',
  'event-applied': 'Este evento já foi aplicado: não há mais nada a fazer e nada mudou.',
  'webhook-invalid': 'A assinatura não confere.',
  'refund-nothing': 'Não há nada a devolver: o pedido não foi pago ou tudo já foi devolvido.',
  'refund-too-much': 'É mais do que resta a devolver: {left}.',
  'refund-by-operators':
    'Este dinheiro foi recebido pela plataforma e é devolvido pelos operadores. Peça o reembolso a eles.',
  'refund-by-owner': 'O dono da loja recebeu o pagamento: é ele quem responde e faz o reembolso.',
  'refund-while-paying':
    'Seu pagamento deste pedido está em andamento. Conclua-o, ou espere que expire, e depois devolva os itens.',
  'refund-asked': 'Você já pediu este reembolso. Os operadores vão responder.',
  'refund-asked-often':
    'Você já pediu {times} vezes em um dia para este pedido. Peça de novo amanhã.',
  'dispute-state':
    'Esta contestação não aceita mais essa ação. Recarregue para ver a situação dela.',
  'dispute-empty': 'Escreva o que aconteceu ou adicione um arquivo antes de enviar as provas.',
  'seller-missing':
    'Quem paga direto à loja precisa saber quem vende: faltam nome legal, contato, endereço ou endereço de devolução do vendedor.',
  'payout-too-small': 'O saldo disponível está abaixo do mínimo de {minimum}.',
  'payout-open': 'Já há um saque a caminho.',
  'payout-held':
    'Nossa equipe alterou sua forma de entrar. Para proteger seus ganhos, os saques voltam em {day}.',
  'payout-bank-held':
    'Para proteger seus ganhos após a mudança da conta bancária, os saques voltam em {day}.',
  'bank-transfers-off': 'Esta plataforma não paga por transferência bancária.',
  'account-restricted':
    'O provedor restringiu sua conta de saque. Abra “Conta de saque” para ver o que ele precisa.',
  'earnings-too-small': 'Seus ganhos disponíveis são {available} e não bastam. Pague com cartão.',
  'statement-too-long':
    'Estes dias têm mais de {max} movimentações. Escolha menos dias ou baixe o CSV.',
  'course-published': 'Este curso está publicado. Retire-o antes de excluí-lo.',
  'course-not-published': 'Este curso não está publicado.',
  'course-incomplete': 'Um curso publicado precisa de {missing}.',
  'course-changed': 'Outra pessoa alterou este curso. Carregue-o de novo e repita a alteração.',
  'course-full': 'Um curso pode ter no máximo {max}.',
  'upload-too-large': 'Este arquivo tem mais de {max} MB.',
  'upload-offset':
    'Falta uma parte deste arquivo ou ela foi enviada duas vezes. O envio continua de onde parou.',
  'upload-finished': 'Este envio já terminou.',
  'video-unreadable':
    'Os navegadores não conseguem reproduzir este vídeo. Escolha um arquivo MP4 ou WebM.',
  'captions-unreadable': 'Isto não são legendas. Escolha um arquivo WebVTT (.vtt).',
  'review-closed': 'Este produto não pode ser avaliado: ainda não chegou ou foi reembolsado.',
  'review-exists': 'Você já avaliou este produto.',
  'review-photos-full': 'Uma avaliação pode ter no máximo {max} fotos.',
  'nothing-to-preview':
    'Os compradores desta loja não veriam nada: nenhuma variante do produto está à venda nela.',
  'list-views-full': 'Você já tem {maximum} visualizações desta lista. Exclua uma primeiro.',
  'row-unchanged': 'Nada a mudar: já está assim.',
  'review-not-waiting': 'Só é possível recusar uma avaliação que aguarda decisão.',
  'review-not-published': 'Só é possível remover uma avaliação publicada.',
  'product-changed':
    'Alguém guardou este produto enquanto o editava. Escolha o que fica nos campos que ambos alteraram.',
  'category-in-use':
    'Esta categoria ainda tem produtos ou subcategorias, ou uma loja tem regras para ela. Mova-os primeiro.',
  'category-circle': 'Uma categoria não pode ficar dentro de si própria nem de uma subcategoria.',
  'supplier-in-use': 'Há produtos deste fornecedor. Escolha primeiro outro para eles.',
  'supplier-table-unknown':
    'Esta tabela não tem colunas que conhecemos. Ela precisa do SKU ou da sua referência, e de estoque ou preço.',
  'supplier-update-state':
    'Alguém já decidiu sobre esta atualização. Recarregue a página para ver.',
  'supplier-updates-often': 'No máximo {times} tabelas por dia. Tente amanhã.',
  'nothing-to-purchase': 'Não há nada de pedidos pagos por encomendar a estes fornecedores.',
  'purchase-order-state':
    'Este pedido de compra não permite mais isso. Recarregue-o para ver como está.',
  'purchase-units':
    'Não há mais tantas unidades em aberto. Recarregue a página para ver o que resta.',
  'media-in-use':
    'Há produtos, categorias ou alterações não salvas com esta imagem. Substitua-a primeiro.',
  'media-too-large': 'Esta imagem tem mais de {max} MB.',
  'media-too-many-pixels':
    'Esta imagem é grande demais: no máximo 100 megapixels e 16.000 pixels por lado.',
  'media-vector': 'Desenhos SVG não são aceitos. Use JPEG, PNG, WebP, AVIF ou GIF.',
  'stock-below-held': 'Há {held} em pagamento: informe pelo menos essa quantidade.',
  'stock-count-closed': 'Esta contagem já foi lançada ou descartada.',
  'review-state': 'Esta avaliação mudou nesse meio-tempo. Carregue a lista de novo.',
  'return-closed':
    'Nada mais deste pedido pode ser solicitado: já foi reembolsado, já saiu ou o prazo terminou.',
  'return-too-many':
    'Você escolheu mais unidades do que pode solicitar. Recarregue a página para ver quantas restam.',
  'return-asked-often':
    'Você enviou {times} solicitações deste pedido em um dia. Poderá enviar outra amanhã.',
  'return-photos-full': 'Uma solicitação pode ter no máximo {max} fotos.',
  'return-state': 'Esta solicitação mudou nesse meio-tempo. Recarregue-a.',
  'rate-jump': 'Algumas taxas diferem muito das atuais. Confira e confirme que estão certas.',
  'rates-unavailable':
    'Nenhuma fonte está configurada. Defina RATES_URL ou informe as taxas manualmente.',
});

export const warnings = translationOf<typeof english.warnings>()({
  'partly-paid': 'Alguns pedidos não puderam ser pagos; a parte deles foi devolvida.',
  'some-left-out': 'Algumas linhas ficaram de fora.',
  'currency-unknown': 'Não conhecemos esta moeda; mostramos em dólares.',
});
