import { translationOf } from '../../catalogue.ts';
import type { postal as english } from '../en/postal.ts';

export const postal = translationOf<typeof english>()({
  streetAndNumber: '街道与门牌号',
  streetAddress: '详细地址',
  city: '城市',
  town: '城镇或城市',
  suburb: '城区或城市',
  cityAndDistrict: '城市和区县',
  state: '州',
  stateOrTerritory: '州或领地',
  province: '省份',
  provinceOrTerritory: '省或地区',
  provinceOrCity: '道或市',
  prefecture: '都道府县',
  department: '省份',
  administrativeRegion: '大区',
  postalCode: '邮政编码',
  postcode: '邮政编码',
  zip: '邮政编码（ZIP）',
  cep: '邮政编码（CEP）',
  eircode: '邮政编码（Eircode）',
  pin: '邮政编码（PIN）',
});
