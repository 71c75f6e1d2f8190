import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { configs as english } from '../en/configs.ts';

export const configs = translationOf<typeof english>()({
  add: 'Adicionar configuração',
  edit: 'Editar configuração',
  name: 'Nome',
  key: 'Chave',
  keyHint: 'Por exemplo help.address. A de uma configuração do produto não muda.',
  value: 'Valor',
  search: 'Nome ou chave',
  empty: 'Nenhuma configuração corresponde.',
  refresh: 'Atualizar cache',
  refreshed: 'Todos os processos leem as configurações de novo.',
  hint: 'O que lê esta configuração não encontrará mais nada.',
  picture: 'Imagem',
  choosePicture: 'Escolher imagem',
  removePicture: 'Remover imagem',
  unset: 'vazio',
  builtIn: 'Esta configuração é do produto: não pode ser excluída',
  remark: 'Observação',
  line: 'O que os operadores mudam com a plataforma no ar. Uma mudança vale na hora.',
});
