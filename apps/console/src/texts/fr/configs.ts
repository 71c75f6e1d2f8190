import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { configs as english } from '../en/configs.ts';

export const configs = translationOf<typeof english>()({
  add: 'Ajouter un paramètre',
  edit: 'Modifier le paramètre',
  name: 'Nom',
  key: 'Clé',
  keyHint: 'Par exemple help.address. Celle d’un paramètre du produit ne change pas.',
  value: 'Valeur',
  search: 'Nom ou clé',
  empty: 'Aucun paramètre ne correspond.',
  refresh: 'Actualiser le cache',
  refreshed: 'Tous les processus relisent les paramètres.',
  hint: 'Ce qui lit ce paramètre n’y trouvera plus rien.',
  picture: 'Image',
  choosePicture: 'Choisir une image',
  removePicture: 'Retirer l’image',
  unset: 'vide',
  builtIn: 'Ce paramètre appartient au produit : il ne peut pas être supprimé',
  remark: 'Remarque',
  line: 'Ce que les opérateurs changent pendant que la plateforme fonctionne. Un changement vaut aussitôt.',
});
