import { translationOf } from '../../catalogue.ts';
import type { postal as english } from '../en/postal.ts';

export const postal = translationOf<typeof english>()({
  streetAndNumber: 'Rue et numéro',
  streetAddress: 'Adresse',
  city: 'Ville',
  town: 'Ville',
  suburb: 'Ville',
  cityAndDistrict: 'Ville et district',
  state: 'État',
  stateOrTerritory: 'État ou territoire',
  province: 'Province',
  provinceOrTerritory: 'Province ou territoire',
  provinceOrCity: 'Province ou ville',
  prefecture: 'Préfecture',
  department: 'Département',
  administrativeRegion: 'Région',
  postalCode: 'Code postal',
  postcode: 'Code postal',
  zip: 'Code postal (ZIP)',
  cep: 'Code postal (CEP)',
  eircode: 'Code postal (Eircode)',
  pin: 'Code postal (PIN)',
});
