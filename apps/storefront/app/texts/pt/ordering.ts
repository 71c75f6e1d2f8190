import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { ordering as english } from '../en/ordering.ts';

export const ordering = translationOf<typeof english>()({
  notNow: { title: 'Um momento, por favor', action: 'Tentar de novo' },
  noPayments: {
    notice:
      'Esta loja ainda não pode receber pagamentos. Enquanto isso, fique à vontade para olhar.',
    button: 'Ainda não dá para pedir',
    order:
      'Esta loja não pode receber pagamentos no momento. Seu pedido está guardado; volte mais tarde.',
    noWay:
      'No momento, nenhuma forma de pagamento desta loja serve para este pedido. Seu pedido está guardado; escreva para a loja.',
    otherWay: 'Esta forma de pagamento não funciona no país de entrega. Escolha outra.',
  },
  payLink: {
    title: 'Pagar o pedido {number}',
    forWhom: 'Para {name}, {city}',
    paid: 'Este pedido está pago',
    paidBody: 'Não falta pagar nada. Obrigado!',
    closed: 'Este pedido está encerrado',
    closedBody: 'Ele não pode mais ser pago.',
  },
  quantity: {
    fewer: 'Um a menos: {product}',
    more: 'Um a mais: {product}',
    whole: 'Digite um número inteiro de 1 a 99.',
    most: '99 é o máximo de um mesmo item.',
    clamped: 'Restam só {left}, então mudamos a quantidade.',
  },
  stock: {
    soldOut: '“{product}” acabou de esgotar.',
    short: '“{product}”: restam só {left}.',
    notShipped: '“{product}” não pode ser enviado para este país ({country}).',
    otherCountry: 'Escolher outro país',
    gone: '“{product}” não está mais nesta loja.',
    left: '“{product}” não é mais vendido e saiu do seu carrinho.',
    rest: 'Continuar com o restante',
    kept: 'O endereço que você digitou está guardado.',
    full: 'Seu carrinho está cheio: cabem 100 itens diferentes.',
    orderShort: 'Alguns itens deste pedido não estão mais disponíveis. Nada foi cobrado.',
    changed: 'Seu carrinho mudou. Confira de novo.',
  },
  fields: {
    email: 'Digite seu e-mail, por exemplo ada@example.com',
    name: 'Digite o nome e o sobrenome',
    firstName: 'Digite o nome',
    lastName: 'Digite o sobrenome',
    line1: 'Digite o endereço',
    city: 'Digite a cidade',
    region: 'Escolha uma opção em “{field}”',
    phone: 'Digite o número completo, por exemplo +55 11 91234-5678',
    choose: 'Escolha',
    digitMissing: 'Falta um dígito, por exemplo {example}',
    digitsMissing: 'Faltam {missing} dígitos, por exemplo {example}',
  },
  money: {
    late: 'Seu pagamento de {amount} chegou quando este pedido já não podia recebê-lo. Devolvemos ao cartão ou carteira usado.',
    lateReturning:
      'Seu pagamento de {amount} chegou quando este pedido já não podia recebê-lo. Estamos devolvendo.',
    soldMeanwhile: 'As últimas unidades foram vendidas enquanto você pagava',
    refunded: 'Devolvemos {amount} ao cartão ou carteira usado no pagamento.',
    partRefunded: 'Devolvemos {amount} do seu pagamento.',
    chargedBack: 'Seu banco estornou o pagamento.',
    disputed: 'Seu banco está analisando este pagamento.',
    undecided: 'O banco ainda não respondeu. Se chegar dinheiro, nós devolvemos.',
  },
});
