import type { Language } from '../locales.ts';
import { type PostalTerms, postalTerms } from './postal.ts';

type Labels = Readonly<{ [Part in keyof PostalTerms]: Readonly<Record<PostalTerms[Part], string>> }>;

/** What forms call the parts of an address, by the country of the address and the language of the reader. */
const labels: Readonly<Record<Language, Labels>> = {
  en: {
    line1: { streetAndNumber: 'Street and number', streetAddress: 'Street address' },
    city: { city: 'City', town: 'Town or city', suburb: 'Suburb or city' },
    region: {
      state: 'State',
      stateOrTerritory: 'State or territory',
      province: 'Province',
      provinceOrTerritory: 'Province or territory',
      provinceOrCity: 'Province or city',
      prefecture: 'Prefecture',
      department: 'Department',
      administrativeRegion: 'Region',
    },
    postcode: { postalCode: 'Postal code', postcode: 'Postcode', zip: 'ZIP code', cep: 'CEP', eircode: 'Eircode', pin: 'PIN code' },
  },
  'zh-cn': {
    line1: { streetAndNumber: '街道与门牌号', streetAddress: '详细地址' },
    city: { city: '城市', town: '城镇或城市', suburb: '城区或城市' },
    region: {
      state: '州',
      stateOrTerritory: '州或领地',
      province: '省份',
      provinceOrTerritory: '省或地区',
      provinceOrCity: '道或市',
      prefecture: '都道府县',
      department: '省份',
      administrativeRegion: '大区',
    },
    postcode: {
      postalCode: '邮政编码',
      postcode: '邮政编码',
      zip: '邮政编码（ZIP）',
      cep: '邮政编码（CEP）',
      eircode: '邮政编码（Eircode）',
      pin: '邮政编码（PIN）',
    },
  },
  es: {
    line1: { streetAndNumber: 'Calle y número', streetAddress: 'Dirección' },
    city: { city: 'Ciudad', town: 'Localidad', suburb: 'Localidad' },
    region: {
      state: 'Estado',
      stateOrTerritory: 'Estado o territorio',
      province: 'Provincia',
      provinceOrTerritory: 'Provincia o territorio',
      provinceOrCity: 'Provincia o ciudad',
      prefecture: 'Prefectura',
      department: 'Departamento',
      administrativeRegion: 'Región',
    },
    postcode: {
      postalCode: 'Código postal',
      postcode: 'Código postal',
      zip: 'Código postal (ZIP)',
      cep: 'Código postal (CEP)',
      eircode: 'Código postal (Eircode)',
      pin: 'Código postal (PIN)',
    },
  },
  pt: {
    line1: { streetAndNumber: 'Rua e número', streetAddress: 'Endereço' },
    city: { city: 'Cidade', town: 'Cidade', suburb: 'Cidade' },
    region: {
      state: 'Estado',
      stateOrTerritory: 'Estado ou território',
      province: 'Província',
      provinceOrTerritory: 'Província ou território',
      provinceOrCity: 'Província ou cidade',
      prefecture: 'Província',
      department: 'Departamento',
      administrativeRegion: 'Região',
    },
    postcode: {
      postalCode: 'Código postal',
      postcode: 'Código postal',
      zip: 'Código postal (ZIP)',
      cep: 'CEP',
      eircode: 'Código postal (Eircode)',
      pin: 'Código postal (PIN)',
    },
  },
  fr: {
    line1: { streetAndNumber: 'Rue et numéro', streetAddress: 'Adresse' },
    city: { city: 'Ville', town: 'Ville', suburb: 'Ville' },
    region: {
      state: 'État',
      stateOrTerritory: 'État ou territoire',
      province: 'Province',
      provinceOrTerritory: 'Province ou territoire',
      provinceOrCity: 'Province ou ville',
      prefecture: 'Préfecture',
      department: 'Département',
      administrativeRegion: 'Région',
    },
    postcode: {
      postalCode: 'Code postal',
      postcode: 'Code postal',
      zip: 'Code postal (ZIP)',
      cep: 'Code postal (CEP)',
      eircode: 'Code postal (Eircode)',
      pin: 'Code postal (PIN)',
    },
  },
};

/** The labels of the parts whose names follow the country. */
export function postalLabels(country: string, language: Language): Readonly<Record<keyof PostalTerms, string>> {
  const terms = postalTerms(country);
  const words = labels[language];
  return {
    line1: words.line1[terms.line1],
    city: words.city[terms.city],
    region: words.region[terms.region],
    postcode: words.postcode[terms.postcode],
  };
}
