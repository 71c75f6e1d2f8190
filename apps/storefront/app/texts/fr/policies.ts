import { translationOf } from '@vitrine/contract/catalogue.ts';
import type { policies as english } from '../en/policies.ts';

export const policies = translationOf<typeof english>()({
  policies: {
    terms: {
      title: 'Conditions de vente',
      body: [
        'Le contrat vous lie au vendeur nommé sur cette page. Il est conclu quand votre paiement est confirmé.',
        'Les prix s’affichent avant le paiement, dans la devise du débit.',
        'Vous pouvez annuler dans les 30 jours suivant la réception, sans motif.',
        'En cas de défaut, le vendeur répare, remplace ou rembourse.',
        'La commande se fait en trois étapes : panier, adresse, paiement. Vous pouvez tout corriger jusqu’au paiement ; le texte du contrat figure dans l’e-mail de confirmation.',
        'La loi exige que les produits soient conformes à leur livraison. Dans l’Union européenne, cette garantie légale dure au moins deux ans, ailleurs aussi longtemps que la loi le prévoit ; elle est gratuite et ces conditions ne la limitent pas.',
        'Les droits que vous donne la loi de votre pays sur la consommation s’appliquent toujours, quoi qu’il soit écrit ici.',
      ],
    },
    privacy: {
      title: 'Confidentialité',
      body: [
        'Votre nom, votre adresse et votre e-mail servent à livrer la commande et à vous en informer, et à rien d’autre sans votre accord.',
        'Le créateur de la boutique voit votre prénom, l’initiale de votre nom et la destination du colis : ville et pays.',
        'Les données de carte ou de portefeuille se saisissent chez le prestataire de paiement ; nous ne les voyons jamais.',
        'Les visites sont comptées sans conserver d’adresses. Les cookies de ce site gardent votre panier et vos choix.',
        'Vous pouvez demander une copie de vos données ou leur suppression à l’adresse de contact.',
      ],
    },
    cookies: {
      title: 'Cookies',
      body: [
        '{platform} n’utilise que les cookies dont la boutique a besoin : pas de publicité, aucun cookie de tiers.',
        'vt_cart et vt_units gardent votre panier pendant 30 jours ; vt_lang, vt_currency et vt_country gardent vos choix pendant un an.',
        'vt_visit et vt_link relient un achat à la visite et au lien qui y ont mené, pour que le créateur soit payé ; ils durent 30 jours au plus.',
        'vt_paying vous ramène de votre banque à votre commande.',
        'Vous pouvez les supprimer tous dans votre navigateur à tout moment ; le panier est alors vide.',
      ],
    },
    imprint: {
      title: 'Mentions légales',
      body: [
        '{platform} est une plateforme sur laquelle des créateurs ouvrent des boutiques. Cette page indique qui l’exploite et répond de ses propres pages.',
        'Chaque boutique nomme le vendeur en bas de chaque page, au moment de payer et dans ses e-mails. Lorsque c’est nous, nous expédions les produits et acceptons les retours ; lorsque c’est le créateur, le contrat est conclu avec lui.',
        'Écrivez-nous dans l’une des langues de ce site, y compris au sujet d’un contenu qui n’aurait pas sa place ici.',
      ],
    },
    delivery: {
      title: 'Livraison',
      body: [
        'Délais et prix figurent sur chaque produit et au paiement, pour votre pays.',
        'Un numéro de suivi part dès que le colis est en route.',
        'Pas arrivé ? Écrivez-nous : nous cherchons, renvoyons ou remboursons.',
        'Le panier et la page de paiement indiquent le prix de la livraison avant de payer. Vous ne courez aucun risque pendant le transport : si le colis est perdu ou abîmé, nous le remplaçons ou vous remboursons.',
      ],
    },
    returns: {
      title: 'Retours',
      body: [
        'Vous avez 30 jours après la livraison pour retourner vos achats.',
        'Faites la demande sur la page de votre commande, avec le lien de nos e-mails ; nous répondons avec l’adresse.',
        'Si un article est abîmé, erroné ou non conforme, nous payons le retour. Sinon il est à votre charge, sauf si nous vous envoyons une étiquette. Si toute la commande revient sous 14 jours, la livraison standard est remboursée aussi.',
        'L’argent revient sur la carte ou le portefeuille utilisé, sous cinq jours après l’arrivée du colis.',
        'Tant que votre commande n’est pas emballée, vous pouvez l’annuler sur sa page ; le remboursement part aussitôt.',
        'Dans l’Union européenne et au Royaume-Uni, la loi vous donne 14 jours pour vous rétracter sans motif ; nos 30 jours les comprennent. Vous pouvez utiliser le formulaire ci-dessous, sans y être obligé.',
      ],
    },
    taxes: {
      included: 'Les prix comprennent les taxes de votre pays.',
      added: 'Les taxes s’ajoutent aux prix et ont leur propre ligne avant le paiement.',
    },
    withdrawal: {
      title: 'Formulaire de rétractation',
      lead: 'À remplir et à renvoyer uniquement si vous souhaitez vous rétracter.',
      lines: [
        'À l’attention de {seller}, {address}, {email}',
        'Je vous notifie par la présente ma rétractation du contrat portant sur la vente des biens ci-dessous :',
        'Commandé le / reçu le :',
        'Numéro de commande :',
        'Nom et adresse du consommateur :',
        'Date (et signature, en cas d’envoi sur papier) :',
      ],
    },
    companyNumber: 'N° d’entreprise',
    vatId: 'N° de TVA',
    seller: 'Vendeur',
    operator: 'Exploitant',
    address: 'Adresse',
    contact: 'Contact',
    phone: 'Téléphone',
    returnAddress: 'Adresse de retour',
    email: 'E-mail',
  },
});
