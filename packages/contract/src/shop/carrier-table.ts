/** A carrier, and the page on which it shows where a parcel is. */
export interface Carrier {
  key: string;
  name: string;
  /** Its page for a parcel, with `{number}` for the tracking number; null if it has none that takes a number. */
  trackingUrl: string | null;
}

interface KnownCarrier extends Carrier {
  /** Other names that operators write on parcels. */
  otherNames: readonly string[];
  /** The country whose postal items (numbers of the Universal Postal Union) it delivers. */
  postOf: string | null;
}

type Row = [
  key: string,
  name: string,
  trackingUrl: string,
  more?: { otherNames?: readonly string[]; postOf?: string },
];

const rows: readonly Row[] = [
  ['ups', 'UPS', 'https://www.ups.com/track?tracknum={number}'],
  ['fedex', 'FedEx', 'https://www.fedex.com/fedextrack/?trknbr={number}'],
  [
    'usps',
    'USPS',
    'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}',
    { postOf: 'US' },
  ],
  ['dhl', 'DHL', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}&submit=1'],
  [
    'dhl-paket',
    'DHL Paket',
    'https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode={number}',
    { otherNames: ['Deutsche Post'], postOf: 'DE' },
  ],
  ['dpd', 'DPD', 'https://tracking.dpd.de/status/en_US/parcel/{number}'],
  ['gls', 'GLS', 'https://gls-group.com/GROUP/en/parcel-tracking/?match={number}'],
  [
    'tnt',
    'TNT',
    'https://www.tnt.com/express/en_us/site/shipping-tools/tracking.html?searchType=con&cons={number}',
  ],
  ['ems', 'EMS', 'https://t.17track.net/en#nums={number}'],
  ['aramex', 'Aramex', 'https://www.aramex.com/track/results?ShipmentNumber={number}'],
  [
    'royal-mail',
    'Royal Mail',
    'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
    { postOf: 'GB' },
  ],
  ['parcelforce', 'Parcelforce', 'https://www.parcelforce.com/track-trace?trackNumber={number}'],
  ['evri', 'Evri', 'https://www.evri.com/track/parcel/{number}', { otherNames: ['Hermes'] }],
  [
    'la-poste',
    'La Poste',
    'https://www.laposte.fr/outils/suivre-vos-envois?code={number}',
    { otherNames: ['Colissimo'], postOf: 'FR' },
  ],
  [
    'chronopost',
    'Chronopost',
    'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT={number}',
  ],
  [
    'mondial-relay',
    'Mondial Relay',
    'https://www.mondialrelay.fr/suivi-de-colis/?numeroExpedition={number}',
  ],
  [
    'correos',
    'Correos',
    'https://www.correos.es/es/en/tools/tracker/items/details?tracking-number={number}',
    { postOf: 'ES' },
  ],
  ['seur', 'SEUR', 'https://www.seur.com/livetracking/?segOnlineIdentificador={number}'],
  [
    'ctt',
    'CTT',
    'https://appserver.ctt.pt/CustomerArea/PublicArea_Detail?ObjectCodeInput={number}&SearchInput={number}',
    { otherNames: ['CTT Expresso', 'Correios de Portugal'], postOf: 'PT' },
  ],
  [
    'correios',
    'Correios',
    'https://rastreamento.correios.com.br/app/index.php?objetos={number}',
    { postOf: 'BR' },
  ],
  [
    'poste-italiane',
    'Poste Italiane',
    'https://www.poste.it/cerca/index.html#/risultati-spedizioni/{number}',
    { postOf: 'IT' },
  ],
  [
    'brt',
    'BRT',
    'https://vas.brt.it/vas/sped_det_show.htm?referer=sped_numspe_par.htm&Nspediz={number}',
    { otherNames: ['Bartolini'] },
  ],
  ['postnl', 'PostNL', 'https://jouw.postnl.nl/track-and-trace/{number}', { postOf: 'NL' }],
  [
    'bpost',
    'bpost',
    'https://track.bpost.cloud/btr/web/#/search?itemCode={number}&lang=en',
    { postOf: 'BE' },
  ],
  [
    'austrian-post',
    'Austrian Post',
    'https://www.post.at/sv/sendungsdetails?snr={number}',
    { otherNames: ['Österreichische Post'], postOf: 'AT' },
  ],
  [
    'swiss-post',
    'Swiss Post',
    'https://service.post.ch/ekp-web/ui/entry/search/{number}',
    { otherNames: ['Die Post', 'La Poste Suisse'], postOf: 'CH' },
  ],
  [
    'poczta-polska',
    'Poczta Polska',
    'https://emonitoring.poczta-polska.pl/?numer={number}',
    { postOf: 'PL' },
  ],
  ['inpost', 'InPost', 'https://inpost.pl/sledzenie-przesylek?number={number}'],
  ['packeta', 'Packeta', 'https://tracking.packeta.com/en/?id={number}'],
  [
    'postnord',
    'PostNord',
    'https://tracking.postnord.com/en/tracking?id={number}',
    { postOf: 'SE' },
  ],
  ['bring', 'Bring', 'https://tracking.bring.com/tracking/{number}', { postOf: 'NO' }],
  ['posti', 'Posti', 'https://www.posti.fi/en/tracking#/lahetys/{number}', { postOf: 'FI' }],
  [
    'an-post',
    'An Post',
    'https://www.anpost.com/Post-Parcels/Track/History?item={number}',
    { postOf: 'IE' },
  ],
  [
    'canada-post',
    'Canada Post',
    'https://www.canadapost-postescanada.ca/track-reperage/en#/details/{number}',
    { otherNames: ['Postes Canada'], postOf: 'CA' },
  ],
  ['purolator', 'Purolator', 'https://www.purolator.com/en/shipping/tracker?pin={number}'],
  [
    'australia-post',
    'Australia Post',
    'https://auspost.com.au/mypost/track/#/details/{number}',
    { postOf: 'AU' },
  ],
  [
    'nz-post',
    'NZ Post',
    'https://www.nzpost.co.nz/tools/tracking?trackid={number}',
    { postOf: 'NZ' },
  ],
  [
    'japan-post',
    'Japan Post',
    'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1={number}&searchKind=S002&locale=en',
    { otherNames: ['日本郵便'], postOf: 'JP' },
  ],
  [
    'yamato',
    'Yamato',
    'https://member.kms.kuronekoyamato.co.jp/parcel/detail?pno={number}',
    { otherNames: ['ヤマト運輸'] },
  ],
  [
    'sagawa',
    'Sagawa',
    'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo={number}',
    { otherNames: ['佐川急便'] },
  ],
  [
    'korea-post',
    'Korea Post',
    'https://service.epost.go.kr/trace.RetrieveEmsRigiTraceList.comm?POST_CODE={number}&displayHeader=N',
    { postOf: 'KR' },
  ],
  [
    'china-post',
    'China Post',
    'https://t.17track.net/en#nums={number}',
    { otherNames: ['中国邮政'], postOf: 'CN' },
  ],
  [
    'sf-express',
    'SF Express',
    'https://www.sf-international.com/us/en/dynamic_function/waybill/#search/bill-number/{number}',
    { otherNames: ['顺丰'] },
  ],
  [
    'yunexpress',
    'YunExpress',
    'https://www.yuntrack.com/parcelTracking?id={number}',
    { otherNames: ['云途'] },
  ],
  ['4px', '4PX', 'https://track.4px.com/#/result/0/{number}', { otherNames: ['递四方'] }],
  [
    'yanwen',
    'Yanwen',
    'https://track.yw56.com.cn/en/querydel?nums={number}',
    { otherNames: ['燕文'] },
  ],
  [
    'cainiao',
    'Cainiao',
    'https://global.cainiao.com/detail.htm?mailNoList={number}',
    { otherNames: ['菜鸟'] },
  ],
  ['amazon', 'Amazon Logistics', 'https://track.amazon.com/tracking/{number}'],
  ['ontrac', 'OnTrac', 'https://www.ontrac.com/tracking/?number={number}'],
];

/** Carriers that every installation begins with. */
export const knownCarriers: readonly KnownCarrier[] = rows.map(
  ([key, name, trackingUrl, { otherNames = [], postOf = null } = {}]) => ({
    key,
    name,
    trackingUrl,
    otherNames,
    postOf,
  }),
);
