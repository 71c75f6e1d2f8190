import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { policies as english } from '../en/policies.ts';

export const policies = translationOf<typeof english>()({
  policies: {
    terms: {
      title: 'Termos de venda',
      body: [
        'O contrato é entre você e o vendedor indicado nesta página. Ele vale quando o pagamento é confirmado.',
        'Os preços aparecem antes do pagamento, na moeda da cobrança.',
        'Você pode cancelar em até 30 dias após receber o pacote, sem dar motivo.',
        'Se algo vier com defeito, o vendedor conserta, troca ou devolve seu dinheiro.',
        'O pedido tem três passos: carrinho, endereço e pagamento. Você pode corrigir tudo até pagar; o texto do contrato está no e-mail que confirma o pedido.',
        'Por lei, os produtos devem chegar sem defeitos. Na União Europeia essa garantia legal dura pelo menos dois anos (três em Portugal), em outros países o que a lei local determinar; é gratuita e não é limitada por estes termos.',
        'Os direitos que a lei de defesa do consumidor do seu país garante valem sempre, seja o que for que esteja escrito aqui.',
      ],
    },
    privacy: {
      title: 'Privacidade',
      body: [
        'Usamos seu nome, endereço e e-mail para entregar o pedido e avisar você, e para mais nada sem o seu acordo.',
        'O criador da loja vê seu primeiro nome, a inicial do sobrenome e para onde vai o pacote: cidade e país.',
        'Os dados do cartão ou da carteira são digitados na página do provedor de pagamento; nunca os vemos.',
        'As visitas são contadas sem guardar endereços. Os cookies deste site guardam seu carrinho e suas escolhas.',
        'Você pode pedir uma cópia dos seus dados ou a exclusão deles no endereço de contato.',
      ],
    },
    cookies: {
      title: 'Cookies',
      body: [
        '{platform} usa só os cookies de que a loja precisa: sem publicidade e sem cookies de terceiros.',
        'vt_cart e vt_units guardam seu carrinho por 30 dias; vt_lang, vt_currency e vt_country guardam suas preferências por um ano.',
        'vt_visit e vt_link ligam uma compra à visita e ao link que levou a ela, para que o criador receba; duram no máximo 30 dias.',
        'vt_paying leva você de volta do banco ao seu pedido.',
        'Você pode apagar todos no navegador quando quiser; o carrinho fica vazio.',
      ],
    },
    imprint: {
      title: 'Informações legais',
      body: [
        '{platform} é uma plataforma em que criadores abrem lojas. Esta página informa quem a opera e responde pelas páginas da própria plataforma.',
        'Cada loja informa quem vende no rodapé de todas as páginas, na finalização da compra e nos e-mails. Quando somos nós, enviamos os produtos e aceitamos as devoluções; quando é o criador, o contrato é com ele.',
        'Escreva para nós em qualquer um dos idiomas deste site, também sobre conteúdo que não deveria estar aqui.',
      ],
    },
    delivery: {
      title: 'Entrega',
      body: [
        'Prazos e preços aparecem em cada produto e no pagamento, para o seu país.',
        'Enviamos o código de rastreio assim que o pacote sai.',
        'Não chegou? Escreva: procuramos, enviamos de novo ou devolvemos seu dinheiro.',
        'O carrinho e o checkout mostram o preço do frete antes de você pagar. Você não corre risco no caminho: se o pacote se perder ou chegar danificado, repomos ou devolvemos o dinheiro.',
      ],
    },
    returns: {
      title: 'Devoluções',
      body: [
        'Você tem 30 dias a partir da entrega para devolver o que comprou.',
        'Solicite na página do pedido, que abre pelo link dos nossos e-mails; respondemos com o endereço.',
        'Se um item chegar danificado, errado ou diferente da descrição, o frete de volta é por nossa conta. Nos outros casos é por sua conta, a menos que enviemos uma etiqueta. Se o pedido inteiro voltar em até 14 dias, devolvemos também o frete padrão.',
        'O dinheiro volta para o cartão ou carteira usado, em até cinco dias após o pacote chegar.',
        'Até embalarmos seu pedido, você pode cancelá-lo na página dele; o reembolso sai na hora.',
        'Na União Europeia e no Reino Unido, a lei dá 14 dias para desistir do contrato sem motivo; nossos 30 dias já os incluem. Você pode usar o formulário abaixo, mas não é obrigatório.',
      ],
    },
    taxes: {
      included: 'Os preços incluem os impostos do seu país.',
      added: 'Os impostos são somados aos preços e aparecem em linha própria antes do pagamento.',
    },
    withdrawal: {
      title: 'Formulário de desistência',
      lead: 'Preencha e envie apenas se quiser desistir do contrato.',
      lines: [
        'Para {seller}, {address}, {email}',
        'Comunico que desisto do meu contrato de compra dos seguintes produtos:',
        'Pedido em / recebido em:',
        'Número do pedido:',
        'Nome e endereço do consumidor:',
        'Data (e assinatura, se enviado em papel):',
      ],
    },
    companyNumber: 'N.º da empresa',
    vatId: 'N.º de IVA',
    seller: 'Vendedor',
    operator: 'Operador',
    address: 'Endereço',
    contact: 'Contato',
    phone: 'Telefone',
    returnAddress: 'Endereço de devolução',
    email: 'E-mail',
  },
});
