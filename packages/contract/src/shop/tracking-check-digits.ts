const sum = (values: readonly number[]) => values.reduce((left, right) => left + right, 0);

const lastOf = (number: string) => Number(number.at(-1));

/** Modulo 10, the digits weighing 1 and 3 by turns from the right: GS1, USPS, FedEx Ground, Canada Post. */
export const isModulo10 = (number: string): boolean =>
  sum([...number].reverse().map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 3))) %
    10 ===
  0;

/** Modulo 7 of the number before the last digit: DHL Express and the parcels of Japan. */
export const isModulo7 = (number: string): boolean =>
  Number(number.slice(0, -1)) % 7 === lastOf(number);

/** Letters count from A = 2, modulo 10; every second character is doubled: UPS after `1Z`, and OnTrac. */
export function isDoubled(number: string): boolean {
  const values = [...number.slice(0, -1)].map((sign) =>
    /\d/.test(sign) ? Number(sign) : (sign.charCodeAt(0) - 63) % 10,
  );
  const total = sum(values.map((value, index) => value * (index % 2 === 0 ? 1 : 2)));
  return (10 - (total % 10)) % 10 === lastOf(number);
}

const fedExWeights = [3, 1, 7];

/** FedEx Express: twelve digits that weigh 3, 1 and 7 by turns, modulo 11. */
export function isFedExNumber(number: string): boolean {
  const total = sum(
    [...number.slice(0, -1)].map(
      (digit, index) => Number(digit) * (fedExWeights[index % fedExWeights.length] ?? 0),
    ),
  );
  return (total % 11) % 10 === lastOf(number);
}

const postalWeights = [8, 6, 4, 2, 3, 5, 9, 7];

/** Items of the Universal Postal Union (S10): eight digits between two letters and a country, modulo 11. */
export function isPostalNumber(number: string): boolean {
  const total = sum(postalWeights.map((weight, index) => weight * Number(number[index + 2])));
  const rest = 11 - (total % 11);
  const check = rest === 10 ? 0 : rest === 11 ? 5 : rest;
  return check === Number(number[10]);
}

/** ISO 7064, modulo 37,36, whose check character may be a letter: DPD. */
export function isModulo37(number: string): boolean {
  let product = 36;
  for (const sign of number.slice(0, -1)) {
    product += Number.parseInt(sign, 36);
    if (product > 36) product -= 36;
    product *= 2;
    if (product > 36) product -= 37;
  }
  return (37 - product) % 36 === Number.parseInt(number.at(-1) ?? '', 36);
}
