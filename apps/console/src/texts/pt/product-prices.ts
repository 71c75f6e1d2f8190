import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { productPrices as english } from '../en/product-prices.ts';

export const productPrices = translationOf<typeof english>()({
  homeIncluded:
    'Aqui os preços são sem impostos. {country}: o comprador vê os preços com {percent} de impostos.',
  homeAdded:
    'Aqui os preços são sem impostos. {country}: o comprador paga mais {percent} de impostos.',
  homeOwn: 'Você é quem vende: seus preços incluem seus impostos.',
  homePrice: '{country}: {price} com impostos, você ganha {earned}',
  priceOf: 'Preço de venda de {name}',
  atLeast: 'No mínimo {amount}',
  floorWhy: 'preço da plataforma mais taxas',
  undoOne: 'Desfazer',
  changed_one: '{count} preço alterado',
  changed_other: '{count} preços alterados',
  tooLow_one: '{count} está baixo demais',
  tooLow_other: '{count} estão baixos demais',
  discard: 'Descartar',
  save_one: 'Salvar {count} preço',
  save_other: 'Salvar {count} preços',
  saved_one: '{count} preço salvo',
  saved_other: '{count} preços salvos',
  restored_one: '{count} preço não salvo foi recuperado.',
  restored_other: '{count} preços não salvos foram recuperados.',
  resetPrice: 'Voltar ao percentual da categoria',
  conflictTitle: 'Alterado em outra janela',
  conflictLine: 'Nada foi sobrescrito. Escolha quais preços manter.',
  keepMine: 'Manter os meus',
  takeTheirs: 'Usar os outros',
  savedThere: 'salvo na outra janela',
  stagedThere: 'digitado na outra janela, não salvo',
  typedHere: 'digitado aqui, não salvo',
  allVariants: 'Todas as variantes',
  byPercentage: 'por percentual',
  decideLater: 'Decidir depois',
  goOn: 'Continuar',
});
