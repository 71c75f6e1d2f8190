/** What the parts of an address are called in the forms of the country. */
export const postal = {
  postal: {
    streetAndNumber: 'Street and number',
    streetAddress: 'Street address',
    city: 'City',
    town: 'Town or city',
    suburb: 'Suburb or city',
    state: 'State',
    stateOrTerritory: 'State or territory',
    province: 'Province',
    provinceOrTerritory: 'Province or territory',
    provinceOrCity: 'Province or city',
    prefecture: 'Prefecture',
    department: 'Department',
    administrativeRegion: 'Region',
    postalCode: 'Postal code',
    postcode: 'Postcode',
    zip: 'ZIP code',
    cep: 'CEP',
    eircode: 'Eircode',
    pin: 'PIN code',
  },
};
