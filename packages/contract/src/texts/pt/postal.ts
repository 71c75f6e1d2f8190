import { translationOf } from '../../catalogue.ts';
import type { postal as english } from '../en/postal.ts';

export const postal = translationOf<typeof english>()({
  streetAndNumber: 'Rua e número',
  streetAddress: 'Endereço',
  city: 'Cidade',
  town: 'Cidade',
  suburb: 'Cidade',
  cityAndDistrict: 'Cidade e distrito',
  state: 'Estado',
  stateOrTerritory: 'Estado ou território',
  province: 'Província',
  provinceOrTerritory: 'Província ou território',
  provinceOrCity: 'Província ou cidade',
  prefecture: 'Província',
  department: 'Departamento',
  administrativeRegion: 'Região',
  postalCode: 'Código postal',
  postcode: 'Código postal',
  zip: 'Código postal (ZIP)',
  cep: 'CEP',
  eircode: 'Código postal (Eircode)',
  pin: 'Código postal (PIN)',
});
