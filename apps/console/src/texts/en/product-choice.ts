/** Which categories and products are in the store. */
export const productChoice = {
  topicsChosen: '{count} of {all} topics in your store',
  sellsAll: 'Your store sells all products.',
  chooseTopics: 'Choose your topics',
  changeTopics: 'Change topics',
  categoryInStore: 'In my store',
  newJoin: 'New products join',
  newJoinSwitch: '{name}: new products join by themselves',
  chosen_one: '{count} product selected',
  chosen_other: '{count} products selected',
  chooseAllRows: 'Select all products of the list',
  chooseRow: 'Select {name}',
  choiceFull: '{count} products can be changed at once',
  clearChoice: 'Clear selection',
  showChosen: 'Show in my store',
  hideChosen: 'Hide from my store',
  chooseProducts: 'Select products',
} as const;
