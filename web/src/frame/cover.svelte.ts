// How far the prompt bar reaches over the table's lower edge, in pixels. The bar has a place of its own below the table;
// a question that needs more grows upwards over it. The table keeps its size, so nothing on it is laid out or painted
// again: what stands at its lower edge is only moved out of the way.
class Cover {
  height = $state(0);
}

export const cover = new Cover();
