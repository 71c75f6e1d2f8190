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
      ],
    },
    returns: {
      title: 'Devoluções',
      body: [
        'Você tem 30 dias a partir da entrega para devolver o que comprou.',
        'Solicite na página do pedido, que abre pelo link dos nossos e-mails; respondemos com o endereço e uma etiqueta.',
        'O dinheiro volta para o cartão ou carteira usado, em até cinco dias após o pacote chegar.',
      ],
    },
    taxes: {
      included: 'Os preços incluem os impostos do seu país.',
      added: 'Os impostos são somados aos preços e aparecem em linha própria antes do pagamento.',
    },
    seller: 'Vendedor',
    operator: 'Operador',
    address: 'Endereço',
    contact: 'Contato',
    phone: 'Telefone',
    returnAddress: 'Endereço de devolução',
    email: 'E-mail',
  },
});
