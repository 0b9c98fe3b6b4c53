-- A coupon's use goes with its order where another order takes that one's place.

grant update (order_code) on coupon_uses to app_user;
