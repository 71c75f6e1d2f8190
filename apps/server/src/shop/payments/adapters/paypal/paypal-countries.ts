import { listCodes } from '@vitrine/contract/shop/rail-countries.ts';
import type { BuyerCountries } from '../buyer-countries.ts';

/**
 * The countries whose people can have an account that pays: the table of developer.paypal.com/reference/country-codes (dated 15 August;
 * the stored copy is of 2025 or later), which developer.paypal.com/api/nvp-soap/country-codes (16 September) calls "the buyer countries
 * supported". Read whole from woocommerce/woocommerce `src/Gateways/PayPal/Constants.php` (10.5) and FriendsOfREDAXO/warehouse, which
 * agree. PayPal's code `C2` is China. RU is in that table and not in ours: PayPal suspended "sending and receiving payments in Russia"
 * (its message to customers of March 2022), and no page of it announces a return.
 */
const listed = listCodes(`
  AD AE AG AI AL AM AO AR AT AU AW AZ BA BB BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CG CH CI CK CL CM CN CO
  CR CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GI GL GM GN GP GR GT GW GY HK HN HR
  HU ID IE IL IN IS IT JM JO JP KE KG KH KI KM KN KR KW KY KZ LA LC LI LK LS LT LU LV MA MC MD ME MG MH MK ML MN MQ MR
  MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PL PM PN PT PW PY QA RE RO RS RW SA SB
  SC SE SG SH SI SJ SK SL SM SN SO SR ST SV SZ TC TD TG TH TJ TM TN TO TT TV TW TZ UA UG US UY VA VC VE VG VN VU WF WS
  YE YT ZA ZM ZW
`);

/**
 * Territories with a separate code whose people have accounts of another country. AS GU MP PR VI: "a resident of the United States
 * or one of its territories" (user agreement, US). GG IM JE: user agreement, UK. AX BL MF CC CX are parts of Finland, France and
 * Australia; no page of PayPal names them, and refusing them could only lose a sale.
 */
const territories = listCodes('AS GU MP PR VI GG IM JE AX BL MF CC CX');

/** PayPal requires the buyer to sign in, so that one without an account of one of these countries cannot pay (decision 113). */
export const paypalBuyers: BuyerCountries = { only: new Set([...listed, ...territories]) };
