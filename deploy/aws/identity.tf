locals {
  has_pool          = var.identity == "cognito"
  custom_attributes = ["privacy_policy", "regular_tips", "resume_key", "thumbnail_keys"]
  own_attributes    = concat(["email", "given_name", "family_name", "name"], [for name in local.custom_attributes : "custom:${name}"])
}

resource "aws_cognito_user_pool" "main" {
  count                    = local.has_pool ? 1 : 0
  name                     = var.name
  username_attributes      = ["email"]
  auto_verified_attributes = ["email"]
  mfa_configuration        = "OPTIONAL"
  deletion_protection      = "ACTIVE"

  username_configuration {
    case_sensitive = false
  }

  # What the forms say: eight characters, an uppercase letter, a number, a symbol.
  password_policy {
    minimum_length                   = 8
    require_uppercase                = true
    require_numbers                  = true
    require_symbols                  = true
    require_lowercase                = false
    temporary_password_validity_days = 7
  }

  software_token_mfa_configuration {
    enabled = true
  }

  account_recovery_setting {
    recovery_mechanism {
      name     = "verified_email"
      priority = 1
    }
  }

  # A new address counts once its owner has confirmed it.
  user_attribute_update_settings {
    attributes_require_verification_before_update = ["email"]
  }

  # Cognito's own mail stops at about 50 a day.
  email_configuration {
    email_sending_account = "DEVELOPER"
    source_arn            = aws_sesv2_email_identity.main.arn
    from_email_address    = var.mail_from
  }

  dynamic "schema" {
    for_each = local.custom_attributes

    content {
      name                = schema.value
      attribute_data_type = "String"
      mutable             = true

      string_attribute_constraints {
        min_length = "0"
        max_length = "2048"
      }
    }
  }

  depends_on = [aws_route53_record.dkim]
}

resource "aws_cognito_user_pool_client" "web" {
  count                         = local.has_pool ? 1 : 0
  name                          = "web"
  user_pool_id                  = aws_cognito_user_pool.main[0].id
  generate_secret               = false
  explicit_auth_flows           = ["ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"]
  prevent_user_existence_errors = "ENABLED"
  enable_token_revocation       = true
  access_token_validity         = 60
  id_token_validity             = 60
  refresh_token_validity        = 30
  read_attributes               = concat(local.own_attributes, ["email_verified"])
  write_attributes              = local.own_attributes

  token_validity_units {
    access_token  = "minutes"
    id_token      = "minutes"
    refresh_token = "days"
  }
}
