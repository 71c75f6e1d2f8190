import { translationOf } from '../../catalogue.ts';
import type { postal as english } from '../en/postal.ts';

export const postal = translationOf<typeof english>()({
  streetAndNumber: 'Calle y número',
  streetAddress: 'Dirección',
  city: 'Ciudad',
  town: 'Localidad',
  suburb: 'Localidad',
  cityAndDistrict: 'Ciudad y distrito',
  state: 'Estado',
  stateOrTerritory: 'Estado o territorio',
  province: 'Provincia',
  provinceOrTerritory: 'Provincia o territorio',
  provinceOrCity: 'Provincia o ciudad',
  prefecture: 'Prefectura',
  department: 'Departamento',
  administrativeRegion: 'Región',
  postalCode: 'Código postal',
  postcode: 'Código postal',
  zip: 'Código postal (ZIP)',
  cep: 'Código postal (CEP)',
  eircode: 'Código postal (Eircode)',
  pin: 'Código postal (PIN)',
});
