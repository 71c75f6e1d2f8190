import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { storeView as english } from '../en/store-view.ts';

export const storeView = translationOf<typeof english>()({
  label: 'Visão do dono',
  viewing: 'Você vê {store} como o dono. Nada pode ser alterado.',
  until: 'Até {time}.',
  end: 'Encerrar',
  overTitle: 'A visão terminou',
  overLine: 'O tempo acabou, você saiu ou não tem mais a permissão.',
  close: 'Fechar',
});
