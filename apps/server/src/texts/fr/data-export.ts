import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/data-export.ts';

export const readme = translationOf<typeof english.readme>()({
  title: 'Vos données sur {platform}',
  made: 'Créée le',
  contents:
    'Cette archive contient ce que {platform} conserve sur vous et votre boutique. La page « Données et confidentialité » de votre compte explique pourquoi chaque type de donnée est conservé et pendant combien de temps.',
  formats:
    'Les fichiers .csv s’ouvrent avec n’importe quel tableur ; les fichiers .json sont destinés à d’autres programmes. Le dossier « pictures » contient les images que vous avez importées.',
  amounts:
    'Dans les fichiers .json, les montants sont des nombres entiers dans la plus petite unité de leur devise (des centimes, par exemple) et les heures sont en UTC. Dans les fichiers .csv, les heures sont celles du fuseau de votre boutique.',
  buyers:
    'Les noms et adresses de vos acheteurs n’y figurent pas : ces données leur appartiennent.',
  secrets:
    'Les mots de passe, codes et jetons de connexion ne sont conservés que chiffrés ou sous forme d’empreintes et n’y figurent pas.',
});
