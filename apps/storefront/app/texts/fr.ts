import type { StorefrontTexts } from './en.ts';

export const fr: StorefrontTexts = {
  missing: { title: 'Cette page n’est pas ici', body: 'L’adresse a peut-être changé, ou le produit a quitté la boutique.', action: 'Vers l’accueil' },
  failed: { title: 'La page ne s’est pas chargée', body: 'Un problème est survenu de notre côté. Rien n’est perdu.', action: 'Réessayer' },
  skip: 'Aller aux produits',
  search: { title: 'Recherche', placeholder: 'Chercher dans {store}', submit: 'Chercher', none: 'Aucun résultat pour « {query} »', noneHelp: 'Essayez un autre mot ou parcourez tous les produits.' },
  cart: {
    title: 'Panier', label: 'Panier', empty: 'Votre panier est vide', emptyHelp: 'Ce que vous choisissez vous attend ici.', browse: 'Voir la boutique', quantity: 'Quantité',
    update: 'Mettre à jour', remove: 'Retirer', subtotal: 'Sous-total', shippingLater: 'Livraison et taxes sont calculées au paiement.', checkout: 'Commander',
    short: 'Plus que {left}', soldOut: 'Épuisé', gone: 'N’est plus dans la boutique', priceWas: 'Le prix était de {price} à l’ajout.',
    openOrder: 'Une commande attend votre paiement.', openOrderAction: 'Aller au paiement', back: 'Continuer mes achats',
  },
  home: {
    by: 'par {name}', all: 'Tout', allProducts: 'Tous les produits', picks: 'La sélection de {name}', seeAll: 'Tout voir', more: 'Afficher plus', share: 'Partager',
    freeFrom: 'Livraison offerte dès {amount}', returns: 'Retours sous 30 jours', empty: 'Pas encore de produits', emptyHelp: 'Revenez bientôt : la boutique se remplit.',
    paused: 'Cette boutique fait une pause. Vous pouvez regarder, pas acheter.', test: 'Boutique de test : rien n’est réellement vendu ni livré ici.',
  },
  sort: { label: 'Trier', featured: 'En vedette', newest: 'Nouveautés', 'price-up': 'Prix croissant', 'price-down': 'Prix décroissant' },
  tags: { isNew: 'Nouveau', soldOut: 'Épuisé', left: 'Plus que {left}', from: 'dès {price}' },
  product: {
    back: 'Retour à {store}', pictures: 'Images', view: '{name}, vue {index} sur {count}', pickedBy: 'Choisi par {name}', says: '{name} dit', buy: 'Acheter',
    add: 'Ajouter au panier', soldOut: 'Épuisé', left: 'Plus que {left}', arrives: 'Arrive {days}', to: 'vers {country}', change: 'changer', shipping: 'livraison {amount}',
    free: 'livraison offerte', freeOver: 'offerte dès {amount}', notServed: 'Nous ne livrons pas encore dans votre pays.', today: 'Aujourd’hui', orderNow: 'Commandez avant 23 h 59',
    leaves: 'Quitte notre entrepôt', door: 'Chez vous', returns: '30 jours pour retourner, étiquette incluse', safe: 'Paiement sûr ; remboursé si le colis n’arrive pas',
    description: 'Description', delivery: 'Livraison et retours', deliveryText: 'Expédié sous {days} jours ouvrés. Tout se retourne sous 30 jours ; nous payons l’étiquette.',
    seller: 'Qui vend et expédie', related: 'Encore chez {store}', weight: 'Poids', choose: 'Choisir', shareTitle: 'Partager ce produit', link: 'Lien', close: 'Fermer',
  },
  checkout: {
    title: 'Paiement', secure: 'Sécurisé', summary: 'Récapitulatif', contact: 'Contact', email: 'E-mail', marketing: 'Prévenez-moi des nouveautés de {name}', address: 'Adresse de livraison',
    country: 'Pays', firstName: 'Prénom', lastName: 'Nom', line1: 'Rue et numéro', line2: 'Appartement (facultatif)', postcode: 'Code postal', city: 'Ville', region: 'Région ou État',
    phone: 'Téléphone, pour le livreur (facultatif)', shipping: 'Livraison', standard: 'Standard', express: 'Express', free: 'Offerte', payment: 'Paiement', card: 'Carte ou portefeuille',
    cardHelp: 'Vous payez sur la page sécurisée de notre prestataire, puis revenez aussitôt.', terms: 'J’accepte les conditions de vente et j’ai lu l’avis de confidentialité.', update: 'Recalculer le total', pay: 'Payer {total}',
    subtotal: 'Sous-total', discount: 'Remise', tax: 'Taxes ({percent} %)', taxIncluded: 'Taxes comprises', total: 'Total', arrives: 'Arrive {days}', returns: '30 jours pour retourner. Remboursé si le colis n’arrive pas.',
    sellerLine: 'Vendeur : {name}, {address}. Le débit se fait en {currency}. Sans compte : un lien vers votre commande arrive par e-mail.', back: 'Retour au panier',
    changed: 'Des prix ou des stocks ont changé. Vérifiez le nouveau total et confirmez.', termsMissing: 'Acceptez les conditions pour payer.', required: 'Obligatoire', qty: '{count} ×',
  },
  order: {
    title: 'Commande {number}', thanks: 'Merci !', thanksBody: 'Votre commande est payée. La confirmation est partie à {email}.', payTitle: 'Dernière étape : le paiement', payBody: 'Vos articles sont gardés 15 minutes dès que vous commencez à payer.', pay: 'Payer {total}',
    processing: 'Votre paiement est en cours de confirmation', processingBody: 'La banque n’a pas encore répondu. Cette page revérifie toute seule ; ne payez pas deux fois.', failed: 'Le paiement n’a pas abouti', failedBody: 'Rien n’a été débité. Réessayez ou prenez une autre carte.',
    refunding: 'Votre paiement est arrivé trop tard', refundingBody: 'Nous vous rendons l’argent.', closed: 'Cette commande est close', state: { pay: 'En attente de paiement', paid: 'Payée', preparing: 'En préparation', part_shipped: 'Expédiée en partie', shipped: 'En route', delivered: 'Livrée', closed: 'Close' },
    timeline: { placed: 'Commande passée', paid: 'Payée', preparing: 'En préparation', part_shipped: 'Expédiée en partie', shipped: 'Expédiée', delivered: 'Livrée', part_refunded: 'Remboursée en partie', refunded: 'Remboursée', cancelled: 'Annulée' },
    tracking: 'Numéro de suivi', carrier: 'Transporteur', follow: 'Suivre le colis', expected: 'Prévu : {days}', items: 'Votre commande', shipTo: 'Livrée à', contact: 'Une question ? Écrivez à {email}.', keep: 'Gardez l’adresse de cette page : c’est la clé de votre commande.', again: 'Retour à {store}', lookAgain: 'Revérifier',
  },
  foot: {
    help: 'Aide', policies: 'Conditions', sold: 'Vendu et expédié par {name}, {address}.', soldOwner: 'Vendu par {name}, {address}. Expédié par Vitrine.', delivery: 'Livraison', returns: 'Retours', terms: 'Conditions de vente', privacy: 'Confidentialité', contact: 'Contact',
    choices: 'Langue, pays, devise', language: 'Langue', country: 'Pays', currency: 'Devise', apply: 'Appliquer', storeCurrency: 'Devise de la boutique', made: 'Fait avec Vitrine.', open: 'Ouvrez votre boutique, c’est gratuit',
  },
  policies: {
    terms: { title: 'Conditions de vente', body: ['Le contrat lie vous et le vendeur nommé sur cette page. Il est conclu quand votre paiement est confirmé.', 'Les prix s’affichent avant le paiement, dans la devise du débit. Les taxes ont leur ligne ou sont comprises.', 'Vous pouvez annuler dans les 30 jours suivant la réception, sans motif.', 'En cas de défaut, le vendeur répare, remplace ou rembourse.'] },
    privacy: { title: 'Confidentialité', body: ['Votre nom, votre adresse et votre e-mail servent à livrer la commande et à vous en informer, et à rien d’autre sans votre accord.', 'Le créateur de la boutique voit votre prénom, l’initiale de votre nom et la destination du colis : ville et pays.', 'Les données de carte ou de portefeuille se saisissent chez le prestataire de paiement ; nous ne les voyons jamais.', 'Les visites sont comptées sans conserver d’adresses. Les cookies de ce site gardent votre panier et vos choix.', 'Vous pouvez demander une copie de vos données ou leur suppression à l’adresse de contact.'] },
    delivery: { title: 'Livraison', body: ['Délais et prix figurent sur chaque produit et au paiement, pour votre pays.', 'Un numéro de suivi part dès que le colis est en route.', 'Pas arrivé ? Écrivez-nous : nous cherchons, renvoyons ou remboursons.'] },
    returns: { title: 'Retours', body: ['Vous avez 30 jours après la livraison pour retourner vos achats.', 'Écrivez à l’adresse de contact avec votre numéro de commande ; nous répondons avec une étiquette.', 'L’argent revient sur la carte ou le portefeuille utilisé, sous cinq jours après l’arrivée du colis.'] },
    seller: 'Vendeur', contact: 'Contact',
  },
  landing: {
    title: 'Ouvrez votre boutique, c’est gratuit', lead: 'Choisissez des produits, fixez vos prix, partagez un lien. Nous fournissons, emballons et expédions ; la marge est pour vous.', cta: 'Ouvrir ma boutique', signIn: 'Se connecter',
    steps: 'Quatre étapes jusqu’à la première vente', step1: 'Créez votre boutique', step1Text: 'Un nom, une image, votre couleur. Deux minutes.', step2: 'Réglez l’encaissement', step2Text: 'Reliez un compte pour vos gains.', step3: 'Ajustez les prix', step3Text: 'Par catégorie ou un par un ; vous voyez vos gains en tapant.', step4: 'Partagez votre lien', step4Text: 'Un lien pour votre bio, un par publication ; voyez les clics devenir commandes.',
    stores: 'Boutiques ouvertes', visit: 'Visiter', why: 'Ce que ça coûte', whyText: 'Rien à l’ouverture, rien par mois. Vous gagnez la différence entre votre prix et le nôtre, moins les frais de paiement, affichée avant d’enregistrer.', foot: 'Vitrine est libre et s’héberge chez vous.',
  },
};
