import type { StorefrontTexts } from './en.ts';

export const pt: StorefrontTexts = {
  missing: { title: 'Esta página não está aqui', body: 'O endereço pode ter mudado, ou o produto saiu da loja.', action: 'Ir para o início' },
  failed: { title: 'A página não carregou', body: 'Algo falhou do nosso lado. Nada se perdeu.', action: 'Tentar de novo' },
  skip: 'Ir para os produtos',
  search: { title: 'Buscar', placeholder: 'Buscar em {store}', submit: 'Buscar', none: 'Nada encontrado para “{query}”', noneHelp: 'Tente outra palavra ou veja todos os produtos.' },
  cart: {
    title: 'Carrinho', label: 'Carrinho', empty: 'Seu carrinho está vazio', emptyHelp: 'O que você escolher fica esperando aqui.', browse: 'Ver a loja', quantity: 'Quantidade',
    update: 'Atualizar', remove: 'Remover', subtotal: 'Subtotal', shippingLater: 'Frete e impostos são calculados no pagamento.', checkout: 'Finalizar compra',
    short: 'Só restam {left}', soldOut: 'Esgotado', gone: 'Não está mais na loja', priceWas: 'Custava {price} quando você adicionou.',
    openOrder: 'Você tem um pedido ainda não pago.', openOrderAction: 'Ir para o pagamento', back: 'Continuar comprando',
  },
  home: {
    by: 'por {name}', all: 'Tudo', allProducts: 'Todos os produtos', picks: 'Escolhas de {name}', seeAll: 'Ver tudo', more: 'Mostrar mais', share: 'Compartilhar',
    freeFrom: 'Frete grátis a partir de {amount}', returns: '30 dias para devolver', empty: 'Ainda não há produtos', emptyHelp: 'Volte em breve: a loja está sendo montada.',
    paused: 'Esta loja está em pausa. Dá para olhar, mas não comprar.', test: 'Loja de teste: nada aqui é vendido ou enviado de verdade.',
  },
  sort: { label: 'Ordenar', featured: 'Destaques', newest: 'Novidades', 'price-up': 'Preço: menor primeiro', 'price-down': 'Preço: maior primeiro' },
  tags: { isNew: 'Novo', soldOut: 'Esgotado', left: 'Restam {left}', from: 'a partir de {price}' },
  product: {
    back: 'Voltar para {store}', pictures: 'Imagens', view: '{name}, imagem {index} de {count}', pickedBy: 'Escolhido por {name}', says: '{name} diz', buy: 'Comprar agora',
    add: 'Adicionar ao carrinho', soldOut: 'Esgotado', left: 'Só restam {left}', arrives: 'Chega {days}', to: 'para {country}', change: 'mudar', shipping: 'frete {amount}',
    free: 'frete grátis', freeOver: 'grátis a partir de {amount}', notServed: 'Ainda não entregamos no seu país.', today: 'Hoje', orderNow: 'Peça até 23h59',
    leaves: 'Sai do nosso depósito', door: 'Na sua porta', returns: '30 dias para devolver, etiqueta inclusa', safe: 'Pagamento seguro; reembolso se não chegar',
    description: 'Descrição', delivery: 'Entrega e devoluções', deliveryText: 'Sai em {days} dias úteis. Você pode devolver tudo em 30 dias; a etiqueta é por nossa conta.',
    seller: 'Quem vende e envia', related: 'Mais de {store}', weight: 'Peso', choose: 'Escolher', shareTitle: 'Compartilhar este produto', link: 'Link', close: 'Fechar',
  },
  checkout: {
    title: 'Pagamento', secure: 'Seguro', summary: 'Resumo do pedido', contact: 'Contato', email: 'E-mail', marketing: 'Avise-me quando {name} trouxer novidades', address: 'Endereço de entrega',
    country: 'País', firstName: 'Nome', lastName: 'Sobrenome', line1: 'Rua e número', line2: 'Complemento (opcional)', postcode: 'CEP ou código postal', city: 'Cidade', region: 'Estado ou região',
    phone: 'Telefone, para a entrega (opcional)', shipping: 'Frete', standard: 'Padrão', express: 'Expresso', free: 'Grátis', payment: 'Pagamento', card: 'Cartão ou carteira',
    cardHelp: 'Você paga na página segura do nosso parceiro e volta em seguida.', terms: 'Aceito os termos de venda e li o aviso de privacidade.', update: 'Atualizar total', pay: 'Pagar {total}',
    subtotal: 'Subtotal', discount: 'Desconto', tax: 'Impostos ({percent} %)', taxIncluded: 'Impostos inclusos', total: 'Total', arrives: 'Chega {days}', returns: '30 dias para devolver. Reembolso se não chegar.',
    sellerLine: 'Vendedor: {name}, {address}. A cobrança é em {currency}. Sem cadastro: enviamos um link do pedido por e-mail.', back: 'Voltar ao carrinho',
    changed: 'Preços ou estoque mudaram. Confira o novo total e confirme.', termsMissing: 'Aceite os termos para pagar.', required: 'Obrigatório', qty: '{count} ×',
  },
  order: {
    title: 'Pedido {number}', thanks: 'Obrigado!', thanksBody: 'Seu pedido está pago. Enviamos a confirmação para {email}.', payTitle: 'Falta um passo: o pagamento', payBody: 'Guardamos suas peças por 15 minutos a partir do início do pagamento.', pay: 'Pagar {total}',
    processing: 'Seu pagamento está sendo confirmado', processingBody: 'O banco ainda não respondeu. Esta página confere sozinha; não pague duas vezes.', failed: 'O pagamento não foi concluído', failedBody: 'Nada foi cobrado. Tente de novo ou use outro cartão.',
    refunding: 'Seu pagamento chegou tarde demais', refundingBody: 'Estamos devolvendo o dinheiro.', closed: 'Este pedido está encerrado', state: { pay: 'Aguardando pagamento', paid: 'Pago', preparing: 'Em preparação', part_shipped: 'Enviado em parte', shipped: 'A caminho', delivered: 'Entregue', closed: 'Encerrado' },
    timeline: { placed: 'Pedido feito', paid: 'Pago', preparing: 'Em preparação', part_shipped: 'Enviado em parte', shipped: 'Enviado', delivered: 'Entregue', part_refunded: 'Reembolso parcial', refunded: 'Reembolsado', cancelled: 'Cancelado' },
    tracking: 'Código de rastreio', carrier: 'Transportadora', follow: 'Rastrear pacote', expected: 'Previsto: {days}', items: 'Seu pedido', shipTo: 'Vai para', contact: 'Dúvidas? Escreva para {email}.', keep: 'Guarde o endereço desta página: ele é a chave do seu pedido.', again: 'Voltar para {store}', lookAgain: 'Conferir de novo',
  },
  foot: {
    help: 'Ajuda', policies: 'Políticas', sold: 'Vendido e enviado por {name}, {address}.', soldOwner: 'Vendido por {name}, {address}. Enviado por Vitrine.', delivery: 'Entrega', returns: 'Devoluções', terms: 'Termos de venda', privacy: 'Privacidade', contact: 'Contato',
    choices: 'Idioma, país e moeda', language: 'Idioma', country: 'País', currency: 'Moeda', apply: 'Aplicar', storeCurrency: 'Moeda da loja', made: 'Feito com Vitrine.', open: 'Abra sua própria loja de graça',
  },
  policies: {
    terms: { title: 'Termos de venda', body: ['O contrato é entre você e o vendedor indicado nesta página. Ele vale quando o pagamento é confirmado.', 'Os preços aparecem antes do pagamento, na moeda da cobrança. Os impostos têm linha própria ou já estão inclusos.', 'Você pode cancelar em até 30 dias após receber o pacote, sem dar motivo.', 'Se algo vier com defeito, o vendedor conserta, troca ou devolve seu dinheiro.'] },
    privacy: { title: 'Privacidade', body: ['Usamos seu nome, endereço e e-mail para entregar o pedido e avisar você, e para mais nada sem o seu acordo.', 'O criador da loja vê seu primeiro nome, a inicial do sobrenome e para onde vai o pacote: cidade e país.', 'Os dados do cartão ou da carteira são digitados na página do provedor de pagamento; nunca os vemos.', 'As visitas são contadas sem guardar endereços. Os cookies deste site guardam seu carrinho e suas escolhas.', 'Você pode pedir uma cópia dos seus dados ou a exclusão deles no endereço de contato.'] },
    delivery: { title: 'Entrega', body: ['Prazos e preços aparecem em cada produto e no pagamento, para o seu país.', 'Enviamos o código de rastreio assim que o pacote sai.', 'Não chegou? Escreva: procuramos, enviamos de novo ou devolvemos seu dinheiro.'] },
    returns: { title: 'Devoluções', body: ['Você tem 30 dias a partir da entrega para devolver o que comprou.', 'Escreva para o endereço de contato com o número do pedido; respondemos com uma etiqueta.', 'O dinheiro volta para o cartão ou carteira usado, em até cinco dias após o pacote chegar.'] },
    seller: 'Vendedor', contact: 'Contato',
  },
  landing: {
    title: 'Abra sua loja de graça', lead: 'Escolha produtos, defina seus preços, compartilhe um link. Nós fornecemos, embalamos e enviamos; você recebe a margem.', cta: 'Abrir minha loja', signIn: 'Entrar',
    steps: 'Quatro passos até a primeira venda', step1: 'Crie sua loja', step1Text: 'Um nome, uma imagem, sua cor. Dois minutos.', step2: 'Configure o recebimento', step2Text: 'Vincule uma conta para seus ganhos.', step3: 'Ajuste os preços', step3Text: 'Por categoria ou um a um; você vê quanto ganha enquanto digita.', step4: 'Compartilhe seu link', step4Text: 'Um link para a bio e um para cada post; veja cliques virarem pedidos.',
    stores: 'Lojas abertas', visit: 'Visitar', why: 'Quanto custa', whyText: 'Nada para abrir, nada por mês. Você ganha a diferença entre o seu preço e o nosso, menos a taxa de pagamento, e vê isso antes de salvar.', foot: 'Vitrine é código aberto e roda no seu próprio servidor.',
  },
};
