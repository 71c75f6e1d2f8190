import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { legal as english } from '../en/legal.ts';

export const legal = translationOf<typeof english>()({
  terms1:
    'Você abre a loja de graça. Escolhe quais produtos do nosso catálogo vende e a que preço, nunca abaixo do preço da plataforma mais as taxas.',
  terms2:
    'Nós fornecemos e enviamos os produtos. Conforme a forma de recebimento da loja, o contrato do comprador é com a plataforma ou com você; a loja e cada e-mail dizem qual.',
  terms3:
    'Você ganha o preço de venda menos os custos mostrados em cada pedido. O valor é pago na conta vinculada após a entrega e o prazo de retenção.',
  terms4:
    'Não prometa o que o produto não cumpre, não use nomes ou imagens de terceiros e não envie mensagens indesejadas. Podemos pausar a loja que fizer isso.',
  terms5:
    'Você pode fechar a loja quando quiser. Os pedidos abertos são concluídos e o que você ganhou é pago.',
  privacy1:
    'Guardamos seu e-mail, sua loja, seus pedidos e o que a lei exige de quem vende. Não vendemos nada disso.',
  privacy2:
    'Nomes e endereços de compradores servem para entregar os pedidos. Os números de cartão vão direto ao provedor de pagamento; nunca os vemos.',
  privacy3:
    'As visitas são contadas sem guardar endereços IP: com um hash cuja chave muda todo dia.',
  privacy4: 'Este navegador guarda seu login e suas configurações. Não há cookies de publicidade.',
  privacy5:
    'Você pode a qualquer momento saber o que temos sobre você, corrigir ou apagar, até onde a lei contábil permitir.',
});
