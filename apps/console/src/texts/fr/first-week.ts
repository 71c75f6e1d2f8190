import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { firstWeek as english } from '../en/first-week.ts';

export const firstWeek = translationOf<typeof english>()({
  title: 'Votre première semaine',
  line: 'Vos chiffres s’afficheront ici dès les premiers visiteurs. Ces quatre étapes les font venir.',
  visits_one: '{count} visite pour l’instant',
  visits_other: '{count} visites pour l’instant',
  visitedLine: 'On vient déjà voir. Ces étapes aident à décrocher la première commande.',
  bio: 'Mettez votre lien dans votre bio',
  bioLine: 'Sur chacun de vos profils : c’est là qu’on regarde en premier.',
  ownOrder: 'Montrez un produit entre vos mains',
  ownOrderLine: 'Commandez-en un pour vous au prix plateforme et filmez-le.',
  posts: 'Un lien pour chaque publication',
  postsLine: 'Vous verrez laquelle attire et laquelle vend.',
  course: 'Suivez un cours court',
  courseLine: 'Votre première vidéo, un profil qui vend, des prix rentables.',
});
