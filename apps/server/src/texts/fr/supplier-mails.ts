import { translationOf } from '@vitrine/contract/catalogue.ts';
import type * as english from '../en/supplier-mails.ts';

export const supplierMails = translationOf<typeof english.supplierMails>()({
  'purchase-order': {
    subject: 'Bon de commande {number} de {platform}',
    paragraphs: [
      'Nous souhaitons commander {units} unités pour {total}. Le bon de commande est joint en PDF, et en CSV pour votre propre système.',
      'Sur la page du bouton, vous le confirmez, indiquez les numéros de suivi de vos colis ou signalez ce qui est en rupture de stock. Elle s’ouvre sans compte.',
    ],
    action: 'Ouvrir le bon de commande',
    closing: 'Ce lien n’est destiné qu’à vous : quiconque l’a peut répondre à votre place.',
  },
  'purchase-units-withdrawn': {
    subject: 'N’envoyez pas ces unités : bon de commande {number} modifié',
    paragraphs: [
      'Ces unités sont annulées, ou ont été expédiées d’ailleurs. Merci de les retirer de vos colis. Il reste à livrer : {open}.',
    ],
    action: 'Ouvrir le bon de commande',
    closing: 'Déjà parties ? Écrivez-nous, nous trouverons une solution.',
  },
  'supplier-stock-link': {
    subject: 'Votre page de stocks et de prix chez {platform}',
    paragraphs: [
      'Sur la page du bouton, vous envoyez un tableau de vos stocks et de vos prix dès qu’ils changent. Elle s’ouvre sans compte.',
    ],
    action: 'Ouvrir la page',
    closing:
      'Ce lien n’est destiné qu’à vous. Il reste valable 30 jours après votre dernière utilisation.',
  },
});
