import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { firstWeek as english } from '../en/first-week.ts';

export const firstWeek = translationOf<typeof english>()({
  title: 'Sua primeira semana',
  line: 'Seus números aparecem aqui com as primeiras visitas. Estes quatro passos ajudam a trazê-las.',
  visits_one: '{count} visita até agora',
  visits_other: '{count} visitas até agora',
  visitedLine: 'Já tem gente olhando. Estes passos ajudam a chegar ao primeiro pedido.',
  bio: 'Coloque o link na bio',
  bioLine: 'Em todos os seus perfis: é o primeiro lugar que as pessoas olham.',
  ownOrder: 'Mostre um produto nas suas mãos',
  ownOrderLine: 'Peça um para você pelo preço da plataforma e grave o uso.',
  posts: 'Um link para cada publicação',
  postsLine: 'Você vê qual traz visitas e qual vende.',
  course: 'Faça um curso curto',
  courseLine: 'O primeiro vídeo, um perfil que vende e preços que compensam.',
});
